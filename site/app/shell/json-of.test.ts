import { expect, test } from 'vitest';
import { jsonOf, valueOf } from './json-of.ts';

test('a value comes back as it was sent, without what is undefined', () => {
  const value = { games: ['a\tb', '</script>'], jackpot: undefined, count: 2, banner: null };
  const opened = valueOf(jsonOf(value));
  expect(opened).toEqual({ games: ['a\tb', '</script>'], count: 2, banner: null });
  expect(opened.jackpot).toBeUndefined();
});
