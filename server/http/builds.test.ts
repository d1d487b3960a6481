import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startPlatform, type TestPlatform } from '../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const get = (path: string): Promise<Response> => fetch(`http://localhost:${platform.marquee.port}${path}`);

test('S7.33 the latest build, and its manifest by its id', async () => {
  const latest = z
    .object({ id: z.string(), timestamp: z.iso.datetime() })
    .parse(await (await get('/builds/latest.json')).json());
  const meta = await get(`/builds/meta/${latest.id}.json`);
  expect(await meta.json()).toMatchObject({ id: latest.id });
  expect((await get('/builds/meta/another.json')).status).toBe(404);
});

test('what a browser needs to install the brand behind the host as an app', async () => {
  const manifest = await get('/site.webmanifest');
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({
    name: 'Aurum Palace',
    display: 'standalone',
    start_url: '/',
  });
});
