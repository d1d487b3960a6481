import { expect, test } from 'vitest';
import { inlineScriptHashes, pageUrl } from './pages.ts';

const origin = 'http://aurum.localhost:3000';

test.each([
  '//evil.example/slots',
  '/\\evil.example/slots',
  'http://evil.example/slots',
  '\\\\evil.example',
  '',
  'x',
])('a request for %j is for no page', (target) => {
  expect(pageUrl(origin, target)).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/slots?sort=new', '/slots?sort=new'],
  ['/a//b', '/a//b'],
  ['/@evil.example', '/@evil.example'],
  ['/slots?next=//evil.example', '/slots?next=//evil.example'],
  ['/..//evil.example', '//evil.example'],
])('a request for %j stays on its own site', (target, path) => {
  const url = pageUrl(origin, target);
  expect(url?.origin).toBe(origin);
  expect(`${url?.pathname}${url?.search}`).toBe(path);
});

test('only inline scripts are named in the policy', () => {
  expect(
    inlineScriptHashes('<script src="/a.js"></script><script>1</script><script type="module">2</script>'),
  ).toHaveLength(2);
});
