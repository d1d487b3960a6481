import { expect, test } from 'vitest';
import { returnTo, signInAddress } from './return-to.ts';

const back = (path: string): string => returnTo(new URL(signInAddress(path), 'http://console').searchParams);

test('signing in leads back to where one was, with what the address says', () => {
  expect(back('/players/7?site=aurum')).toBe('/players/7?site=aurum');
  expect(back('/')).toBe('/');
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/sign-in',
])('it never leads to %s', (path) => {
  expect(back(path)).toBe('/');
});
