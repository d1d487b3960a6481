import { expect, test } from 'vitest';
import { languageCookie } from '../words/languages.ts';
import { viewportCookie } from './viewport-cookie.ts';

test('S9.9 the viewport cookie lives 365 days at /, secure, SameSite Strict', () => {
  expect(viewportCookie('tablet')).toBe('viewport=tablet; path=/; max-age=31536000; secure; samesite=strict');
});

test('S9.10 the language cookie lives 365 days', () => {
  expect(languageCookie('language', 'CN', true)).toMatch(/^language=CN; path=\/; max-age=31536000;/);
  expect(languageCookie('lang_of_site', 'EN', false)).toMatch(/^lang_of_site=EN; path=\/; max-age=31536000;/);
});
