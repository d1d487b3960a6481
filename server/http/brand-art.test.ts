import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from 'node:http';
import { startPlatform, type TestPlatform } from '../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** GET a path with the Host header of a site. */
function get(
  host: string,
  path: string,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: platform.marquee.port, path, headers: { host } },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
      },
    );
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
