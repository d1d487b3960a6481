import { expect, test } from 'vitest';
import { mayReload } from './reload-guard.ts';

test('S8.13 S9.2 a path is reloaded at most once in 10 s', () => {
  expect(mayReload(undefined, 5_000)).toBe(true);
  expect(mayReload(5_000, 14_999)).toBe(false);
  expect(mayReload(5_000, 15_000)).toBe(true);
});
