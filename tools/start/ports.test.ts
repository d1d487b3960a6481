import { once } from 'node:events';
import { type Server, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { choosePort } from './ports.ts';

const host = '127.0.0.1';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('a taken port is passed over when nobody asked for it', async () => {
  const taken = await takePort();
  const port = await choosePort({ host, asked: undefined, first: taken, taken: [] });
  expect(port).toBeGreaterThan(taken);
});

test('a port given to a sibling already is passed over', async () => {
  const free = await choosePort({ host, asked: undefined, first: 20_000, taken: [] });
  expect(await choosePort({ host, asked: undefined, first: free, taken: [free] })).toBeGreaterThan(free);
});

test('a taken port that was asked for is an error, and zero is one that the system has free', async () => {
  const taken = await takePort();
  await expect(choosePort({ host, asked: taken, first: 1, taken: [] })).rejects.toThrow(
    `Port ${taken} is in use`,
  );
  expect(await choosePort({ host, asked: 0, first: 1, taken: [] })).toBeGreaterThan(1023);
});

async function takePort(): Promise<number> {
  const server = createServer();
  servers.push(server);
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
