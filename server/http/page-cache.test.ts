import { expect, test } from 'vitest';
import { createPageCache, type CachedPage } from './page-cache.ts';
import { compressBest, compressQuickly } from './page-compression.ts';

const key = { host: 'localhost', origin: 'http://localhost', path: '/', language: 'EN' } as const;

async function newPage(html: string): Promise<CachedPage> {
  return {
    status: 200,
    language: 'en',
    vary: 'accept-encoding',
    headers: [],
    body: await compressQuickly(html),
    policy: '',
    etag: '',
  };
}

test('a page is fresh for a minute, may be shown while it is made anew for ten, and then is gone', async () => {
  let now_ms = 1;
  const cache = createPageCache(() => now_ms);
  const page = await newPage('<p>Hello</p>');
  cache.set(key, page);
  now_ms += 59_000;
  expect(cache.get(key)).toEqual({ page, isStale: false });
  now_ms += 2_000;
  expect(cache.get(key)).toEqual({ page, isStale: true });
  cache.set(key, page);
  expect(cache.get(key)).toEqual({ page, isStale: false });
  now_ms += 601_000;
  expect(cache.get(key)).toBeUndefined();
});

test('pages of other hosts, paths and languages are others, and all are forgotten together', async () => {
  const cache = createPageCache();
  cache.set(key, await newPage('<p>Hello</p>'));
  for (const other of [
    { ...key, host: 'tropico.localhost' },
    { ...key, origin: 'https://localhost' },
    { ...key, path: '/slots' },
    { ...key, language: 'CN' as const },
  ]) {
    expect(cache.get(other)).toBeUndefined();
  }
  cache.clear();
  expect(cache.get(key)).toBeUndefined();
});

test('invented paths of one host push out its own pages and no others', async () => {
  const cache = createPageCache();
  const other = { ...key, host: 'tropico.localhost' };
  const page = await newPage('<p>Hello</p>');
  cache.set(key, page);
  cache.set(other, page);
  const large = { ...page, body: { ...page.body, plain: Buffer.alloc(1024 * 1024) } };
  for (let path = 0; path < 100; path += 1) cache.set({ ...key, path: `/${path}` }, large);
  expect(cache.get(key)).toBeUndefined();
  expect(cache.get(other)).toBeDefined();
});

test('the best compression is smaller than the quick one, and is made once', async () => {
  const words = Array.from({ length: 4_000 }, (_, n) => `<li>${(n * 7919) % 1009} wins of ${n % 37}</li>`);
  const body = await compressQuickly(words.join(''));
  const quick = body.brotli.length;
  await compressBest(body);
  const best = body.brotli;
  expect(best.length).toBeLessThan(quick);
  await compressBest(body);
  expect(body.brotli).toBe(best);
});
