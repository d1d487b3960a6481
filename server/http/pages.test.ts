import { expect, test } from 'vitest';
import { pageUrl } from './pages.ts';

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
