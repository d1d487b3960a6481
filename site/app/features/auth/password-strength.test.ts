import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['short', 0],
  ['aaaaaaaaaaaa', 1],
  ['password', 1],
  ['Passw0rd', 2],
  ['Passw0rd!x', 3],
  ['correct horse battery', 3],
])('%s is worth %i', (password, strength) => expect(passwordStrength(password)).toBe(strength));
