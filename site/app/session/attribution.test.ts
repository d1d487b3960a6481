import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAttribution, readAttribution } from './attribution.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', { cookie: 'language=EN; _fbp=fb.1.1700.42' });
});
afterEach(() => vi.unstubAllGlobals());

test('S7.32 the ad cookie is read, and the first appsflyer_id is kept', () => {
  keepAttribution('?appsflyer_id=first');
  keepAttribution('?appsflyer_id=second');
  expect(readAttribution()).toMatchObject({ fbp: 'fb.1.1700.42', appsflyer_id: 'first' });
});

test('what the address says of the referrer lasts until the account is opened', () => {
  keepAttribution('?referrer=rosa&ch=mail&cm=');
  keepAttribution('');
  expect(readAttribution()).toMatchObject({ referrer_code: 'rosa', ch: 'mail', cm: '', affiliate_code: '' });
  keepAttribution('?ref=7A3F9C21B0');
  expect(readAttribution()).toMatchObject({ referrer_code: '7A3F9C21B0' });
});

test('a broken store is nothing known', () => {
  localStorage.setItem('marquee.attribution', '{');
  expect(readAttribution()).toMatchObject({ referrer_code: '', visitor_id: '' });
});
