import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform, type TestPlatform } from '../../tests/platform.ts';
import { readHost } from './host-header.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
});
afterAll(() => platform.close());

test.each([
  ['localhost', 'localhost', 'localhost'],
  ['AURUM.localhost:3000', 'aurum.localhost', 'aurum.localhost:3000'],
  ['aurum.localhost.', 'aurum.localhost', 'aurum.localhost'],
  ['aurum.localhost.:80', 'aurum.localhost', 'aurum.localhost:80'],
  ['127.0.0.1:0080', '127.0.0.1', '127.0.0.1:80'],
  ['[0:0::1]:80', '[::1]', '[::1]:80'],
])('%s is %s', (header, name, withPort) => {
  expect(readHost(header)).toEqual({ name, withPort });
});

test.each([
  [
    '',
    '.',
    ':80',
    'a..b',
    '-a',
    'a b',
    'a,b',
    'user@host',
    'http://a',
    'a/b',
    'a\\b',
    'a?b',
    'a#b',
    '[',
    ']',
  ],
  ['[]', '[::1', '::1', '[::1]x', '[zz]', 'a:b', 'a:', 'a:65536', 'a:-1', 'a%00', 'ä.example', '<script>'],
  [`${'a'.repeat(64)}.example`, 'a.'.repeat(200)],
])('these name no host: %s …', (...headers) => {
  for (const header of headers) expect(readHost(header), header).toBeUndefined();
});

/** Send a raw request and return its status. */
async function statusOf(path: string, hostLines: readonly string[], more = ''): Promise<number> {
  const socket = connect(platform.marquee.port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    heard += text;
  });
  const lines = hostLines.map((host) => `Host: ${host}\r\n`).join('');
  socket.write(`GET ${path} HTTP/1.1\r\n${lines}${more}Connection: close\r\n\r\n`, 'latin1');
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]);
}

const paths = ['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/_dev/outbox.json', '/api/none'];

test('two Host headers, and none, are refused', async () => {
  for (const path of ['/', ...paths]) {
    expect(await statusOf(path, ['localhost', 'tropico.localhost']), path).toBe(400);
    expect(await statusOf(path, []), path).toBe(400);
  }
  const upgrade =
    'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
  expect(await statusOf('/realtime', ['['], upgrade)).toBe(400);
});

test('whatever Host is sent, the answer is that of a site or a clean refusal', async () => {
  const piece = fc.constantFrom(
    'localhost',
    'tropico',
    '.',
    ':',
    '3000',
    '[',
    ']',
    '::1',
    '@',
    ' ',
    '%',
    '/',
    ',',
    '',
  );
  const host = fc.oneof(
    fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
    fc.string({ maxLength: 300 }).map((text) => text.replaceAll(/[\r\n\0]/g, '')),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), host, async (path, header) => {
      expect([200, 400, 403, 404, 421]).toContain(await statusOf(path, [header]));
      if (readHost(header.trim()) === undefined) expect(await statusOf('/', [header])).toBe(400);
    }),
    { numRuns: 150 },
  );
});
