import { realtimePath, type ServerEvent } from '@marquee/contract/realtime.ts';
import { afterEach, expect, test } from 'vitest';
import { WebSocketServer, type WebSocket as Peer } from 'ws';
import { createRealtimeClient, reconnectDelay_ms, type RealtimeClient } from './realtime-client.ts';
import { realtimeAddress } from './realtime-address.ts';

let server: WebSocketServer | undefined;
let client: RealtimeClient | undefined;
afterEach(() => {
  client?.close();
  server?.close();
});

async function listening(onPeer: (peer: Peer) => void): Promise<string> {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', onPeer);
  await new Promise((ready) => server?.once('listening', ready));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return `ws://127.0.0.1:${address.port}`;
}

test('it signs in first, hands events on, and signs in again after a broken connection', async () => {
  const heard: string[] = [];
  let connections = 0;
  const address = await listening((peer) => {
    connections += 1;
    peer.on('message', (data) => {
      if (Buffer.isBuffer(data)) heard.push(data.toString('utf8'));
      const event: ServerEvent = { type: 'signed_in', version: connections };
      peer.send(JSON.stringify(event));
    });
  });
  client = createRealtimeClient(address);
  const versions: number[] = [];
  const twice = new Promise<void>((resolve) => {
    client?.subscribe((event) => {
      if (event.type !== 'signed_in') return;
      versions.push(event.version);
      if (versions.length === 2) resolve();
      else for (const peer of server?.clients ?? []) peer.terminate();
    });
  });
  client.signIn({ account_id: 'rosa', auth: 'token' });
  await twice;
  expect(versions).toEqual([1, 2]);
  expect(heard.map((text) => JSON.parse(text))).toEqual([
    { type: 'sign_in', account_id: 'rosa', auth: 'token' },
    { type: 'sign_in', account_id: 'rosa', auth: 'token' },
  ]);
});

test('who signs in while the connection is being opened signs in on that one', async () => {
  const heard: unknown[] = [];
  let connections = 0;
  const both = Promise.withResolvers<void>();
  const address = await listening((peer) => {
    connections += 1;
    peer.on('message', (data) => {
      if (Buffer.isBuffer(data)) heard.push(JSON.parse(data.toString('utf8')));
      if (heard.length === 2) both.resolve();
    });
  });
  client = createRealtimeClient(address);
  client.watchSite('aurum.example');
  client.signIn({ account_id: 'rosa', auth: 'token' });
  await both.promise;
  expect(heard).toEqual([
    { type: 'sign_in', account_id: 'rosa', auth: 'token' },
    { type: 'watch_site', domain_name: 'aurum.example' },
  ]);
  expect(connections).toBe(1);
});

test('the wait doubles to half a minute and is spread', () => {
  expect(reconnectDelay_ms(0, 1)).toBe(1000);
  expect(reconnectDelay_ms(2, 0)).toBe(2000);
  expect(reconnectDelay_ms(20, 1)).toBe(30_000);
});

test('the address is the path of the contract on the same host', () => {
  expect(realtimeAddress({ protocol: 'https:', host: 'aurum.example' })).toBe(
    `wss://aurum.example${realtimePath}`,
  );
  expect(realtimeAddress({ protocol: 'http:', host: 'localhost:3000' })).toBe(
    `ws://localhost:3000${realtimePath}`,
  );
});
