import { expect, test } from 'vitest';
import { beginAfterPaint } from './begin-after-paint.ts';

const page = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
  '<link rel="preload" as="font" href="/f.woff2"><link rel="modulepreload" href="/a.js"/>',
  '<link nonce="" rel="modulepreload" href="/b.js"></head><body><main><img src="/p.avif" fetchPriority="high"/></main>',
  '<script>window.context = {}</script><script type="module" async="">import "/a.js";</script>',
  '</body></html>',
].join('');

test('no module loads or runs by itself, and each is still there to begin', () => {
  const held = beginAfterPaint(page);
  expect(held).not.toContain('rel="modulepreload"');
  expect(held).not.toContain('type="module"');
  expect(held).toContain('<link rel="held" href="/a.js"/>');
  expect(held).toContain('<link nonce="" rel="held" href="/b.js">');
  expect(held).toContain('<script type="held">import "/a.js";</script>');
});

test('late pictures wait from the beginning of the head until the scripts begin', () => {
  const held = beginAfterPaint(page);
  expect(held).toContain('<meta charSet="utf-8"/><script>document.documentElement.dataset.painting=');
  expect(held).toMatch(/delete document\.documentElement\.dataset\.painting;[^<]*<\/script><\/body>/);
  expect(beginAfterPaint(page.replace('fetchPriority="high"', ''))).not.toContain('painting');
});

test('what is no module stays as it was, and the beginning is the last of the body', () => {
  const held = beginAfterPaint(page);
  expect(held).toContain('<link rel="preload" as="font" href="/f.woff2">');
  expect(held).toContain('<script>window.context = {}</script>');
  expect(held).toMatch(/<script>[^<]*first-contentful-paint[^<]*<\/script><\/body><\/html>$/);
});

test('a document without a picture of high priority begins at once, after what has more priority', () => {
  const plain = beginAfterPaint(page.replace('fetchPriority="high"', ''));
  expect(plain).toContain('<script type="module" async="">');
  expect(plain).toContain('<link fetchpriority="low" rel="modulepreload" href="/a.js"/>');
  expect(plain).not.toContain('first-contentful-paint');
});
