import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { boundConnections, connectionOptions } from '@marquee/contract/connection-limits.ts';
import { createSandboxGateway } from '../tools/gateway/gateway.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function startServer(changes: Parameters<typeof connectionOptions>[0]): Promise<number> {
  const server = fastify(connectionOptions({ check_ms: 20, ...changes }));
  if (changes?.connections) boundConnections(server.server, changes.connections);
  server.post('/', async () => ({ done: true }));
  await server.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => server.close());
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Send a beginning, then a byte every 20 ms for as long as the connection stands. Answers what came back. */
async function trickle(port: number, beginning: string, byte: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  const closed = new Promise((resolve) => {
    // A server that hangs up while bytes are on their way resets the connection, which closes it too.
    socket.on('error', () => undefined).on('close', resolve);
  });
  await once(socket, 'connect');
  socket.write(beginning);
  const timer = setInterval(() => socket.write(byte), 20);
  socket.setEncoding('latin1').on('data', (text: string) => {
    clearInterval(timer);
    heard += text;
  });
  await closed;
  clearInterval(timer);
  return heard;
}

const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test('a body that trickles is cut off when the request takes too long', async () => {
  const port = await startServer({ request_ms: 150, headers_ms: 100 });
  expect(await trickle(port, `${head}Content-Length: 60000\r\n\r\n{`, ' ')).toMatch(/^HTTP\/1.1 408 /);
});

test('headers that trickle are cut off', async () => {
  const port = await startServer({ request_ms: 60_000, headers_ms: 100 });
  expect(await trickle(port, `${head}X-Slow: `, 'x')).toMatch(/^HTTP\/1.1 408 /);
});

test('a connection that says nothing is closed', async () => {
  const port = await startServer({ silence_ms: 100 });
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'close');
});

test('no more connections are kept than there may be', async () => {
  const port = await startServer({ connections: 1 });
  const first = connect(port, '127.0.0.1');
  await once(first, 'connect');
  const second = connect(port, '127.0.0.1');
  second.on('error', () => undefined);
  await once(second, 'close');
  expect(first.destroyed).toBe(false);
  first.destroy();
});

test('the gateway is made with these limits, as the platform and the games are', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-gateway-'));
  closing.push(() => rm(directory, { recursive: true }));
  const gateway = await createSandboxGateway({
    port: 0,
    webhookUrl: 'http://127.0.0.1:9/none',
    secret: 'a secret of the test',
    stateFile: join(directory, 'state.json'),
  });
  closing.push(() => gateway.close());
  // Its headers never end.
  const start_ms = performance.now();
  const port = Number(new URL(gateway.url).port);
  expect(await trickle(port, `${head}X-Slow: `, 'x')).toMatch(/^HTTP\/1.1 408 /);
  expect(performance.now() - start_ms).toBeLessThan(15_000);
});
