import { expect, test } from 'vitest';
import { createIntentKey } from './intent-key.ts';

test('a retry keeps its key; another amount, or the same after success, has a new one', () => {
  let made = 0;
  const intent = createIntentKey(() => `key-${(made += 1)}`);
  expect(intent.of('gcash 500')).toBe('key-1');
  expect(intent.of('gcash 500')).toBe('key-1');
  expect(intent.of('gcash 1000')).toBe('key-2');
  intent.done();
  expect(intent.of('gcash 1000')).toBe('key-3');
});
