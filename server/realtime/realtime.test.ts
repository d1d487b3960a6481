import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { serverEventSchema, type ClientMessage, type ServerEvent } from '@marquee/contract/realtime.ts';
import { WebSocket } from 'ws';
import { upsertGames } from '../catalog/upsert-games.ts';
import { parseMoney } from '../kernel/money.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Open a socket that keeps the events it receives and can wait for more. */
async function openTab() {
  const socket = new WebSocket(`ws://127.0.0.1:${platform.marquee.port}/realtime`);
  const heard: ServerEvent[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data) => {
    heard.push(serverEventSchema.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '')));
    for (const wake of waiting.splice(0)) wake();
  });
  const closed = once(socket, 'close').then(([code]: unknown[]) => code);
  await once(socket, 'open');
  return {
    say: (message: ClientMessage | string) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: async <Type extends ServerEvent['type']>(
      type: Type,
    ): Promise<Extract<ServerEvent, { type: Type }>> => {
      for (;;) {
        const index = heard.findIndex((event) => event.type === type);
        const [event] = index === -1 ? [] : heard.splice(index, 1);
        if (isOfType(event, type)) return event;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    heard,
    closed,
    close: () => socket.close(),
  };
}

function isOfType<Type extends ServerEvent['type']>(
  event: ServerEvent | undefined,
  type: Type,
): event is Extract<ServerEvent, { type: Type }> {
  return event?.type === type;
}

async function credit(player: TestPlayer, key: string, amount: string): Promise<void> {
  const { rows } = await platform.owner.query<{ site_id: number; player_id: string }>(
    'select site_id, player_id from players.player where account_id = $1',
    [player.account_id],
  );
  const row = rows[0];
  if (!row) throw new Error('no such player');
  await platform.marquee.app.ledger.post({
    siteId: row.site_id,
    playerId: BigInt(row.player_id),
    currency: 'PHP',
    source: 'test',
    externalId: key,
    kind: 'adjustment_credit',
    amount: parseMoney(amount),
  });
}

test('every tab of a player hears of every movement, with the version that the API answers', async () => {
  const player = await platform.newPlayer('listener');
  const other = await platform.newPlayer('neighbour');
  const tabs = await Promise.all([openTab(), openTab(), openTab()]);
  const [first, second, stranger] = tabs;
  first?.say({ type: 'sign_in', ...player });
  second?.say({ type: 'sign_in', ...player });
  stranger?.say({ type: 'sign_in', ...other });
  for (const tab of tabs) expect(await tab.next('signed_in')).toMatchObject({ version: 0 });

  await credit(player, 'realtime-1', '12.50');
  for (const tab of [first, second]) {
    expect(await tab?.next('balance')).toMatchObject({ version: 1, game_balance: '12.50', currency: 'PHP' });
  }
  expect(await platform.call(getBalance, player)).toMatchObject({ version: 1, game_balance: '12.50' });
  stranger?.say({ type: 'ping' });
  await stranger?.next('pong');
  expect(stranger?.heard).toEqual([]);
  for (const tab of tabs) tab.close();
});

test('whoever begins to watch a site is told of what was won in the last ten minutes, the newest last, and of no other site', async () => {
  const { app } = platform.marquee;
  const provider = {
    providerCode: 'MARQUEE',
    providerName: 'Marquee',
    slug: 'marquee',
    opensIn: 'frame',
  } as const;
  await upsertGames(app.db, provider, [
    {
      gameCode: 'koi-pond',
      gameName: 'Koi Pond',
      gameType: 'SLOTS',
      category: 'slot_game',
      image: '/koi.avif',
      image2x: '',
      rtpPercent: null,
      volatility: null,
      releasedAt: new Date(),
    },
  ]);
  await platform.newPlayer('winner');
  for (const [round, payout, minutes] of [
    ['old', 90, 11],
    ['lost', 0, 3],
    ['first', 40, 9],
    ['second', 20, 1],
  ] as const) {
    await platform.owner.query(
      `insert into rounds.round (site_id, player_id, provider_code, round_id, game_code, currency, stake, payout, bets, status, opened_at, updated_at)
       select site_id, player_id, 'MARQUEE', $1, 'koi-pond', 'PHP', 100000, $2, 1, 'settled', now(), now() - make_interval(mins => $3)
       from players.player where account_id = 'winner'`,
      [round, payout * 100_000, minutes],
    );
  }
  const [tab, elsewhere] = await Promise.all([openTab(), openTab()]);
  tab.say({ type: 'watch_site', domain_name: 'localhost' });
  elsewhere.say({ type: 'watch_site', domain_name: 'tropico.localhost' });
  for (const one of [tab, elsewhere]) {
    await one.next('watching');
    one.say({ type: 'ping' });
    await one.next('pong');
  }
  expect(tab.heard.map((event) => event.type === 'winner' && event.amount)).toEqual(['40.00', '20.00']);
  expect(elsewhere.heard).toEqual([]);
  tab.close();
  elsewhere.close();
});

test('what is no message is refused, and a token that is not good closes the socket', async () => {
  const player = await platform.newPlayer('guarded');
  const tab = await openTab();
  tab.say('no json');
  expect(await tab.next('refused')).toMatchObject({ statusMessage: 'invalidInput' });
  tab.say({ type: 'ping' });
  await tab.next('pong');
  tab.say({ type: 'sign_in', account_id: player.account_id, auth: 'no such token' });
  expect(await tab.next('refused')).toMatchObject({ statusMessage: 'sessionExpired' });
  expect(await tab.closed).toBe(4401);
  expect(tab.heard).toEqual([]);
});
