import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['short', 0],
  ['aaaaaaaaaaaa', 1],
  ['Passw0rd', 0],
  ['wordofpass', 1],
  ['Tramway4be', 2],
  ['Tramway4b!', 3],
  ['correct horse battery', 3],
])('%s is worth %i', (password, strength) => expect(passwordStrength(password)).toBe(strength));
