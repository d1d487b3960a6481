import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test.each([
  ['Maria Santos', 'MARIA  SANTOS'],
  ['Maria Santos', 'Santos, Maria'],
  ['María Nuñez', 'Maria Nunez'],
  ['Jose\u0301 Rizal', 'José Rizal'],
  ['Maria-Clara de los Santos', 'Maria Clara De Los Santos'],
  ['Juan dela Cruz', 'De la Cruz, Juan'],
  ['Juan dela Cruz', 'Juan De La Cruz'],
  ['Sean O’Brien', 'OBRIEN SEAN'],
  ['Søren Łukasz Straße', 'Soren Lukasz Strasse'],
  ['Ma. Lourdes Reyes', 'Reyes Ma Lourdes'],
  ['王小明', ' 王小明 '],
])('%s is %s', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
  expect(isSameName(other, one)).toBe(true);
});

test.each([
  ['Maria Santos', 'Jose Rizal'],
  ['Maria Santos', 'Maria Clara Santos'],
  ['Maria Santos', 'Maria Santo'],
  ['Maria Santos', 'Mario Santas'],
  ['Maria Santos', 'M. Santos'],
  ['王小明', '王大明'],
  ['Maria Santos', '-'],
  ['-', '-'],
])('%s is not %s', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
  expect(isSameName(other, one)).toBe(false);
});
