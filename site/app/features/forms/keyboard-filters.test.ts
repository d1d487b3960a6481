import { expect, test } from 'vitest';
import { digitsOf, lettersOf, nameOf } from './keyboard-filters.ts';

test('S5.1 letters A–Z, a–z and space pass', () => {
  expect(lettersOf('Rosa 2. dela-Cruz!')).toBe('Rosa  delaCruz');
});

test('S5.2 digits 0–9 pass', () => {
  expect(digitsOf('+63 (917) 123-4567')).toBe('639171234567');
});

test('the name of a person keeps its letters, in whatever script', () => {
  expect(nameOf('María Peña-Cruz, Jr.')).toBe('María Peña-Cruz, Jr.');
  expect(nameOf('李 小龙')).toBe('李 小龙');
  expect(nameOf('R0sa <b>1')).toBe('Rsa b');
});
