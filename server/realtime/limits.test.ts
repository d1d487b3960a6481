import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { pino } from 'pino';
import { serverEventSchema } from '@marquee/contract/realtime.ts';
import { WebSocket } from 'ws';
import pg from 'pg';
import type { RealtimeLimits } from './limits.ts';
import { createRealtime, type Admission, type Credentials } from './realtime.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Start a realtime channel for one test. The `ip` header sets the address of a connection. */
async function startChannel(
  limits: Partial<RealtimeLimits>,
  admit: (credentials: Credentials) => Promise<Admission> = async () => ({ refused: 'sessionExpired' }),
) {
  const lines: string[] = [];
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/none' });
  const realtime = createRealtime({
    pool,
    log: pino({ level: 'info' }, { write: (line) => lines.push(line) }),
    admit,
    siteOf: async () => ({ siteId: 1, missed: [] }),
    limits: { sweep_ms: 20, ...limits },
  });
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, socket, head) =>
    realtime.upgrade(request, socket, head, { ip: String(request.headers['ip']), host: 'aurum.test' }),
  );
  await once(server, 'listening');
  closing.push(
    () => pool.end(),
    async () => server.close(),
    () => realtime.close(),
  );
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  /** Resolves to undefined if the upgrade is refused. */
  async function connect(ip = '10.0.0.1') {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { headers: { ip } });
    const heard: string[] = [];
    socket.on('message', (data) => {
      const event = serverEventSchema.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''));
      heard.push('statusMessage' in event ? event.statusMessage : event.type);
    });
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.on('open', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    if (!isOpen) return undefined;
    return {
      heard,
      closed,
      signIn: (auth: string) => socket.send(JSON.stringify({ type: 'sign_in', account_id: 'rosa', auth })),
      ping: () => socket.send(JSON.stringify({ type: 'ping' })),
      watch: () => socket.send(JSON.stringify({ type: 'watch_site', domain_name: 'aurum.test' })),
      pong: () => once(socket, 'message'),
    };
  }
  return { connect, lines };
}

const rosa = (sessionId: string): Admission => ({
  player: { siteId: 1, playerId: 1n, currency: 'PHP', sessionId },
  version: 1,
});

test('an address has so many connections, of IPv6 a whole /64, and another address its own', async () => {
  const { connect } = await startChannel({ connectionsPerAddress: 2 });
  for (const [own, twin, other] of [
    ['10.0.0.1', '::ffff:10.0.0.1', '10.0.0.2'],
    ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:2::1'],
  ] as const) {
    const first = await connect(own);
    expect(await connect(twin)).toBeDefined();
    expect(await connect(own)).toBeUndefined();
    expect(await connect(other)).toBeDefined();
    // When a connection closes, another one may open.
    first?.signIn('bad');
    await first?.closed;
    await expect.poll(() => connect(own)).toBeDefined();
  }
});

test('a session has so many tabs', async () => {
  const { connect } = await startChannel({ connectionsPerSession: 2 }, async ({ token }) => rosa(token));
  const tabs = [await connect(), await connect(), await connect()];
  for (const tab of tabs) {
    tab?.signIn('a');
    await tab?.pong();
  }
  expect(tabs.map((tab) => tab?.heard)).toEqual([['signed_in'], ['signed_in'], ['tooManyRequests']]);
  expect(await tabs[2]?.closed).toBe(4429);
  const other = await connect();
  other?.signIn('b');
  await other?.pong();
  expect(other?.heard).toEqual(['signed_in']);
});

test('who neither signs in nor watches in time is closed', async () => {
  const { connect } = await startChannel({ introduction_ms: 2_000 }, async ({ token }) => rosa(token));
  const [mute, watcher, player] = [await connect(), await connect(), await connect()];
  watcher?.watch();
  player?.signIn('a');
  mute?.ping();
  expect(await mute?.closed).toBe(4408);
  watcher?.ping();
  player?.ping();
  await Promise.all([watcher?.pong(), player?.pong()]);
  expect(watcher?.heard).toEqual(['watching', 'pong']);
  expect(player?.heard).toEqual(['signed_in', 'pong']);
});

test('more messages in a second than a tab has to send close the socket', async () => {
  const { connect } = await startChannel({ messagesPerSecond: 3 });
  const tab = await connect();
  for (let message = 0; message < 20; message += 1) tab?.ping();
  expect(await tab?.closed).toBe(4429);
  expect(tab?.heard).toEqual(['pong', 'pong', 'pong', 'tooManyRequests']);
});

test('a flood of bad sign-ins is looked up a few at a time, once a socket, and is one line of the log', async () => {
  let running = 0;
  let most = 0;
  let asked = 0;
  const { connect, lines } = await startChannel({ signInsAtOnce: 3, messagesPerSecond: 100 }, async () => {
    asked += 1;
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    throw new Error('the database is away');
  });
  const sockets = await Promise.all(Array.from({ length: 60 }, () => connect()));
  for (const socket of sockets) {
    socket?.signIn('bad');
    socket?.signIn('bad');
  }
  for (const socket of sockets) expect(await socket?.closed).toBe(4429);
  expect(most).toBeLessThanOrEqual(3);
  expect(asked).toBeLessThanOrEqual(60);
  await expect.poll(() => lines.join('')).toContain('"tooManyRequests":60');
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(lines.join('')).not.toContain('database is away');
});
