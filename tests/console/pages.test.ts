import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountConsole } from '../../server/console/mount.ts';
import { createHttpServer } from '../../server/http/server.ts';
import { consoleHost } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

let platform: TestPlatform;
let server: FastifyInstance;
let directory: string;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  directory = await mkdtemp(join(tmpdir(), 'marquee-console-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Console</title>');
  await writeFile(join(directory, 'assets', 'index-4f2a.js'), 'export {};');
  server = await createHttpServer(platform.marquee.app, []);
  await mountConsole(server, platform.marquee.app, { served: [], directory });
});
afterAll(async () => {
  await server.close();
  await platform.close();
  await rm(directory, { recursive: true, force: true });
});

const get = (url: string, host = consoleHost) => server.inject({ method: 'GET', url, headers: { host } });

test('every path that is no file is the index, which no cache keeps, under a strict policy', async () => {
  for (const path of [
    '/',
    '/players/17',
    '/invitation',
    '/api/openapi.json',
    '/..%2f..%2fpackage.json',
    '/%zz',
  ]) {
    const answer = await get(path);
    if (answer.statusCode === 400) continue;
    expect([path, answer.statusCode, answer.body]).toEqual([path, 200, expect.stringContaining('Console')]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'self';.*frame-ancestors 'none'/,
    );
  }
});

test('a hashed file is kept for a year', async () => {
  const answer = await get('/assets/index-4f2a.js?again');
  expect([answer.statusCode, answer.body]).toEqual([200, 'export {};']);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('none of it is on any other host', async () => {
  expect((await get('/assets/index-4f2a.js', 'localhost')).statusCode).toBe(404);
  expect((await get('/', 'operate.localhost.example.com')).statusCode).toBe(404);
});
