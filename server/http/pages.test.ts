import { expect, test } from 'vitest';
import { isKept, pageUrl, siteOrigin } from './page-address.ts';

const origin = 'http://aurum.localhost:3000';

test.each([
  '//evil.example/slots',
  '/\\evil.example/slots',
  'http://evil.example/slots',
  '\\\\evil.example',
  '',
  'x',
  '/.//evil.example',
  '/x/..//evil.example/login',
  '/%2e//evil.example',
  '/..//evil.example',
])('a request for %j is for no page', (target) => {
  expect(pageUrl(origin, target)).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/slots?sort=new', '/slots?sort=new'],
  ['/a//b', '/a//b'],
  ['/@evil.example', '/@evil.example'],
  ['/slots?next=//evil.example', '/slots?next=//evil.example'],
])('a request for %j stays on its own site', (target, path) => {
  const url = pageUrl(origin, target);
  expect(url?.origin).toBe(origin);
  expect(`${url?.pathname}${url?.search}`).toBe(path);
});

test.each([
  ['/slots?utm_source=x&fbclid=y', '/slots', true],
  ['/slots?sort=new&provider_code=JILI', '/slots?provider_code=JILI&sort=new', true],
  ['/slots?provider_code=JILI&utm_campaign=x&sort=new', '/slots?provider_code=JILI&sort=new', true],
  ['/slots?sort=new&sort=old', '/slots?sort=new&sort=old', false],
  ['/slots?provider_code=%00', '/slots?provider_code=%00', false],
  ['/slots?category=no-such', '/slots?category=no-such', false],
  ['/slots?search=a', '/slots?search=a', false],
  ['/slots?anything=1', '/slots?anything=1', false],
])('%j is the page %j, kept: %j', (target, path, kept) => {
  const url = pageUrl(origin, target);
  if (!url) throw new Error('no address');
  expect(`${url.pathname}${url.search}`).toBe(path);
  expect(isKept(url)).toBe(kept);
});

test('a site is found under the domain of its row, whatever host was asked', () => {
  expect(siteOrigin({ primaryDomain: 'aurum.example' }, 'http://evil.example:81')).toBe(
    'https://aurum.example',
  );
  expect(siteOrigin({ primaryDomain: 'aurum.localhost' }, 'http://localhost:3000')).toBe(
    'http://aurum.localhost:3000',
  );
});
