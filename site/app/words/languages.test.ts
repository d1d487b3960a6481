import { expect, test } from 'vitest';
import { dateLocaleOf } from './languages.ts';

test.each([
  ['EN', 'en'],
  ['CN', 'zh'],
  ['PHP', 'en'],
  ['MMK', 'en'],
  ['IDR', 'en'],
])('S9.6 dates in %s are written as in %s', (code, locale) => {
  expect(dateLocaleOf(code)).toBe(locale);
});
