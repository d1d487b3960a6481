import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from 'node:http';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importBrands } from '../../database/seed.ts';
import { startPlatform, type TestPlatform } from '../../tests/platform.ts';

const brands = fileURLToPath(new URL('../../brands', import.meta.url));
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** GET a path with the Host header of a site. */
function get(
  host: string,
  path: string,
  port = platform.marquee.port,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    call.on('error', reject);
    call.end();
  });
}

test('a host serves the pictures of its own brand and of no other', async () => {
  expect((await get('localhost', '/brand/aurum/logo.svg')).status).toBe(200);
  expect((await get('tropico.localhost', '/brand/tropico/logo.svg')).status).toBe(200);
  for (const [host, brand] of [
    ['tropico.localhost', 'aurum'],
    ['localhost', 'tropico'],
    ['nobody.example', 'aurum'],
  ]) {
    expect((await get(host ?? '', `/brand/${brand}/logo.svg`)).status, `${host} ${brand}`).toBe(404);
  }
});

test('a picture that is opened by itself runs nothing and stands in no frame', async () => {
  const { headers } = await get('localhost', '/brand/aurum/logo.svg');
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a brand that is imported from a folder elsewhere has its pictures, on every node and as they are now', async () => {
  const brandsDirectory = await mkdtemp(join(tmpdir(), 'marquee-elsewhere-'));
  await cp(join(brands, 'content'), join(brandsDirectory, 'content'), { recursive: true });
  await cp(join(brands, 'meridian'), join(brandsDirectory, 'elsewhere'), { recursive: true });
  const file = join(brandsDirectory, 'elsewhere/brand.json');
  const text = (await readFile(file, 'utf8'))
    .replace('"site_code": "meridian"', '"site_code": "elsewhere"')
    .replace(/"domains": \[[^\]]*\]/, '"domains": ["elsewhere.localhost"]')
    .replace(/ +"demo_player": \{[^}]*\},\n/, '');
  await writeFile(file, text);
  const take = () =>
    importBrands({
      ownerUrl: platform.ownerUrl,
      brands: [{ brandsDirectory, siteCode: 'elsewhere' }],
      isProduction: false,
      wish: { now: new Date() },
    });
  expect(await take()).toMatchObject([{ faults: [] }]);
  await rm(join(brandsDirectory, 'elsewhere/art/mark.svg'));
  const another = await platform.startAnother();
  const host = 'elsewhere.localhost';
  const addressOf = async () => {
    const { rows } = await platform.owner.query<{ logo1: string }>(
      `select logo1 from sites.site where site_code = 'elsewhere'`,
    );
    return rows[0]?.logo1 ?? '';
  };
  const address = await addressOf();
  expect(address).toMatch(/^\/brand\/elsewhere\/logo\.svg\?v=[0-9a-f]{8}$/);
  const drawing = await readFile(join(brandsDirectory, 'elsewhere/art/logo.svg'), 'utf8');
  for (const { port } of [platform.marquee, another]) {
    const served = await get(host, address, port);
    expect(served).toMatchObject({ status: 200, body: drawing });
    expect(served.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/^sandbox; .*frame-ancestors 'none'/),
    });
    expect((await get(host, '/brand/elsewhere/share.jpg', port)).headers['content-type']).toBe('image/jpeg');
    expect((await get(host, '/brand/elsewhere/mark.svg', port)).status).toBe(200);
    expect((await get('localhost', address, port)).status).toBe(404);
    expect((await get(host, '/brand/elsewhere/..%2Fbrand.json', port)).status).toBe(404);
  }

  await writeFile(
    join(brandsDirectory, 'elsewhere/art/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  expect(await take()).toMatchObject([{ faults: [] }]);
  expect(await addressOf()).not.toBe(address);
  for (const { port } of [platform.marquee, another]) {
    await expect
      .poll(async () => (await get(host, await addressOf(), port)).body)
      .toMatch(/^<svg xmlns=[^>]*\/>$/);
    // Who asks under the mark of before is shown the one of now, and does not keep it as the one of before.
    expect((await get(host, address, port)).headers['cache-control']).toBe('no-cache');
    expect((await get(host, '/brand/elsewhere/mark.svg', port)).status).toBe(404);
  }
  await rm(brandsDirectory, { recursive: true });
});

test.each([
  '/api/docs',
  '/_dev/outbox',
  '/healthz',
  '/builds/latest.json',
  '/robots.txt',
  '/site.webmanifest',
])('%s stands in no frame', async (path) => {
  const { headers } = await get('localhost', path);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
