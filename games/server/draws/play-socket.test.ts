/** Who is let onto the play socket, and who is let go. */
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serverMessageSchema, socketPath } from '../../kinds/crash/socket-api.ts';
import { startCrashHouse } from '../testing/crash-house.ts';

let house: Awaited<ReturnType<typeof startCrashHouse>>;

beforeAll(async () => {
  house = await startCrashHouse({
    timing: {
      betting_ms: 500,
      answers_ms: 300,
      lastCashOuts_ms: 100,
      pause_ms: 200,
      beat_ms: 50,
      stale_ms: 10_000,
    },
    rateLimits: true,
  });
});
afterAll(() => house.close());

const open = (origin: string | undefined, path = socketPath) => {
  const socket = new WebSocket(
    house.url().replace('http', 'ws') + path,
    origin === undefined ? {} : { origin },
  );
  socket.on('error', () => undefined);
  return socket;
};

/** The status of an upgrade that is refused. */
async function refusedWith(socket: WebSocket): Promise<number> {
  const [request, response]: unknown[] = await once(socket, 'unexpected-response');
  Object(request).destroy();
  return Number(Object(response).statusCode);
}

/** What the server says to the messages of a connection, and the code it closes with. */
async function say(...messages: readonly string[]) {
  const socket = open(house.publicUrl);
  const heard: ReturnType<typeof serverMessageSchema.parse>[] = [];
  socket.on('message', (data) =>
    heard.push(serverMessageSchema.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''))),
  );
  await once(socket, 'open');
  for (const message of messages) socket.send(message);
  return { socket, heard };
}

test('only pages of the game server itself get a socket, and only where one is', async () => {
  for (const origin of ['http://evil.test', 'http://games.test.evil.test', 'null', undefined])
    expect(await refusedWith(open(origin)), String(origin)).toBe(403);
  expect(await refusedWith(open(house.publicUrl, '/elsewhere'))).toBe(404);
});

test('a key that opens nothing, and one in another version, are refused', async () => {
  const session = 'x'.repeat(32);
  const { socket, heard } = await say(JSON.stringify({ v: 1, type: 'enter', session }));
  const [code]: unknown[] = await once(socket, 'close');
  expect([code, heard]).toEqual([4401, [expect.objectContaining({ error: 'session_unknown', to: 'enter' })]]);
  const other = await say(JSON.stringify({ v: 2, type: 'enter', session }));
  await expect.poll(() => other.heard).toMatchObject([{ type: 'refused', error: 'bad_request' }]);
  other.socket.close();
});

test('a session of a game without draws has no socket', async () => {
  const session = await house.launch('golden-pharaoh');
  const { socket, heard } = await say(JSON.stringify({ v: 1, type: 'enter', session }));
  await once(socket, 'close');
  expect(heard).toMatchObject([{ error: 'game_unknown' }]);
});

test('nothing is done before entering, and what is malformed is said to be', async () => {
  const bet = {
    type: 'bet',
    bet_id: crypto.randomUUID(),
    place: 0,
    bet_minor: '100000',
    wager: { auto_cash_out: 200 },
  };
  const { socket, heard } = await say(JSON.stringify(bet), '{', JSON.stringify({ ...bet, place: 2 }), '[]');
  await expect.poll(() => heard.length).toBe(4);
  const said = heard.map((message) => (message.type === 'refused' ? message.error : message.type));
  expect(said.toSorted()).toEqual(['bad_request', 'bad_request', 'bad_request', 'session_unknown']);
  socket.close();
});

test('what is said while the connection enters waits until it has entered', async () => {
  const session = await house.launch(house.game);
  const bet = {
    type: 'bet',
    bet_id: crypto.randomUUID(),
    place: 0,
    bet_minor: '100000',
    wager: { auto_cash_out: 200 },
  };
  const { socket, heard } = await say(JSON.stringify({ v: 1, type: 'enter', session }), JSON.stringify(bet));
  // Taken, or refused for what it is, with its own id: never for coming too soon.
  await expect
    .poll(() => heard.find((message) => 'bet_id' in message && message.bet_id === bet.bet_id)?.type)
    .toBeDefined();
  expect(heard.map((message) => (message.type === 'refused' ? message.error : ''))).not.toContain(
    'session_unknown',
  );
  socket.close();
});

test('a message that is too long closes the connection, and so do too many', async () => {
  const long = await say('x'.repeat(2_000));
  expect((await once(long.socket, 'close'))[0]).toBe(1009);
  const ping = JSON.stringify({ type: 'ping', sent: 1 });
  const many = await say(...Array.from({ length: 100 }, () => ping));
  expect((await once(many.socket, 'close'))[0]).toBe(4429);
  expect(many.heard.length).toBeLessThanOrEqual(20);
});

test('a ping is answered with the server’s time, by which a client sets its clock', async () => {
  const before = Date.now();
  const { socket, heard } = await say(JSON.stringify({ type: 'ping', sent: 12.5 }));
  await expect.poll(() => heard).toMatchObject([{ type: 'pong', sent: 12.5 }]);
  const [pong] = heard;
  expect(pong?.type === 'pong' && pong.now >= before && pong.now <= Date.now()).toBe(true);
  socket.close();
});

test('one address has so many connections and no more', async () => {
  const sockets = Array.from({ length: 510 }, () => open(house.publicUrl));
  const answers = await Promise.all(
    sockets.map((socket) =>
      Promise.race([
        once(socket, 'open').then(
          () => 101,
          () => 0,
        ),
        refusedWith(socket).catch(() => 0),
      ]),
    ),
  );
  // Those of the tests before may not be gone yet.
  expect(answers.filter((status) => status === 101).length).toBeLessThanOrEqual(500);
  expect(answers.filter((status) => status === 101).length).toBeGreaterThan(480);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  for (const socket of sockets) socket.terminate();
  const next = () => {
    const socket = open(house.publicUrl);
    return once(socket, 'open').then(
      () => socket.terminate(),
      () => 'refused',
    );
  };
  await expect.poll(next).toBe(undefined);
});
