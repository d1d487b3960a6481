import pg from 'pg';
import { claimInbox } from '@marquee/contract/api/settings/claim_inbox.ts';
import { deleteInbox } from '@marquee/contract/api/settings/delete_inbox.ts';
import { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import { readInbox } from '@marquee/contract/api/settings/read_inbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../../tests/platform.ts';
import { parseMoney } from '../../kernel/money.ts';
import { sendToInbox, type InboxMessage } from '../../inbox/send.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function keyOf(player: TestPlayer): Promise<{ siteId: number; playerId: bigint }> {
  const row = await platform.marquee.app.db
    .selectFrom('players.player')
    .select(['site_id', 'player_id'])
    .where('account_id', '=', player.account_id)
    .executeTakeFirstOrThrow();
  return { siteId: row.site_id, playerId: row.player_id };
}

const words = (text: string) => ({ EN: text, PHP: `${text} (PHP)`, CN: `${text} (CN)` });

async function send(player: TestPlayer, message: Partial<InboxMessage> & { key: string }): Promise<boolean> {
  const { app } = platform.marquee;
  const owner = await keyOf(player);
  return app.db.transaction().execute((trx) =>
    sendToInbox(app, trx, {
      ...owner,
      category: 'reward',
      text: { title: words(message.key), body: words('A body') },
      ...message,
    }),
  );
}

/** The id of a player's newest message. */
async function newest(player: TestPlayer): Promise<string> {
  const { value } = await platform.call(getInbox, player);
  return value?.[0]?.inbox_id ?? '';
}

async function balance(player: TestPlayer) {
  const { app } = platform.marquee;
  return app.ledger.balance({ ...(await keyOf(player)), currency: 'PHP' });
}

test('S7.26 get_inbox lists the messages by pages, the newest first, in the language that is asked for', async () => {
  const player = await platform.newPlayer('inbox-pages');
  expect(await platform.call(getInbox, player)).toMatchObject({
    statusCode: 1,
    total: 0,
    unread: 0,
    claimable: 0,
    value: [],
  });
  for (let index = 1; index <= 12; index++) {
    await send(player, { key: `message ${index}` });
    platform.clock.advance(1000);
  }
  expect(await platform.call(getInbox, { ...player, page: 2 })).toMatchObject({
    page: 2,
    page_size: 10,
    total: 12,
    unread: 12,
    value: [
      { title: 'message 2' },
      { title: 'message 1', reward: null, reward_state: 'none', is_read: false },
    ],
  });
  const inChinese = await platform.call(getInbox, { ...player, language: 'CN', page_size: 1 });
  expect(inChinese.value).toMatchObject([{ title: 'message 12 (CN)' }]);
  const withoutWords = await platform.call(getInbox, { ...player, language: 'MNT', page_size: 1 });
  expect(withoutWords.value).toMatchObject([{ title: 'message 12' }]);
});

test('a message is sent once under its key, and open tabs are told when its transaction commits', async () => {
  const player = await platform.newPlayer('inbox-once');
  const listener = new pg.Client({ connectionString: platform.ownerUrl });
  await listener.connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('listen realtime');
  const sent = await Promise.all(Array.from({ length: 5 }, () => send(player, { key: 'welcome' })));
  expect(sent.filter(Boolean)).toHaveLength(1);
  await listener.query('select 1');
  const { playerId } = await keyOf(player);
  const events = heard.filter((text) => text.includes(`:${playerId} `) && text.includes('"inbox"'));
  expect(events).toHaveLength(1);
  expect(events[0]).toContain('"unread":1');
  await listener.end();
  await platform.call(deleteInbox, { ...player, inbox_id: await newest(player) });
  expect(await send(player, { key: 'welcome' })).toBe(false);
});

test('a promotion is sent only to who agreed to marketing', async () => {
  const player = await platform.newPlayer('inbox-marketing');
  expect(await send(player, { key: 'offer', category: 'promotion' })).toBe(false);
  await platform.owner.query('update players.player set accepts_marketing = true where account_id = $1', [
    player.account_id,
  ]);
  expect(await send(player, { key: 'offer', category: 'promotion' })).toBe(true);
  expect(await platform.call(getInbox, player)).toMatchObject({ total: 1 });
});

test('read_inbox marks one message or all, delete_inbox takes one away, and neither touches a stranger’s', async () => {
  const player = await platform.newPlayer('inbox-read');
  const other = await platform.newPlayer('inbox-other');
  for (const key of ['one', 'two', 'three']) await send(player, { key });
  await send(other, { key: 'theirs' });
  const inbox_id = await newest(player);
  expect(await platform.call(readInbox, { ...player, inbox_id })).toMatchObject({ unread: 2 });
  expect(await platform.call(readInbox, { ...other, inbox_id })).toMatchObject({
    statusMessage: 'inboxNotFound',
  });
  expect(await platform.call(deleteInbox, { ...other, inbox_id })).toMatchObject({
    statusMessage: 'inboxNotFound',
  });
  expect(await platform.call(getInbox, { ...player, filter: 'unread' })).toMatchObject({
    total: 2,
    unread: 2,
  });
  expect(await platform.call(readInbox, player)).toMatchObject({ unread: 0 });
  expect(await platform.call(deleteInbox, { ...player, inbox_id })).toMatchObject({ unread: 0 });
  expect(await platform.call(getInbox, player)).toMatchObject({ total: 2, unread: 0 });
  expect(await platform.call(readInbox, { ...player, inbox_id })).toMatchObject({
    statusMessage: 'inboxNotFound',
  });
  expect(await platform.call(getInbox, other)).toMatchObject({ total: 1, unread: 1 });
});

test('S7.27 S6.4 claim_inbox credits each kind of reward once, however many ask at once', async () => {
  const player = await platform.newPlayer('inbox-claim');
  for (const [kind, amount, bucket] of [
    ['cash', '12.50', 'real'],
    ['bonus', '7.00', 'bonus'],
    ['token', '30.00', 'token'],
  ] as const) {
    await send(player, { key: kind, reward: { kind, amount: parseMoney(amount) } });
    const inbox_id = await newest(player);
    expect(await platform.call(getInbox, { ...player, filter: 'claimable' })).toMatchObject({
      total: 1,
      claimable: 1,
    });
    expect(await platform.call(deleteInbox, { ...player, inbox_id })).toMatchObject({
      statusMessage: 'rewardUnclaimed',
    });
    const before = await balance(player);
    const claims = await Promise.all(
      Array.from({ length: 6 }, () => platform.call(claimInbox, { ...player, inbox_id })),
    );
    const done = claims.filter((claim) => claim.statusCode === 1);
    expect(done).toHaveLength(1);
    expect(done[0]).toMatchObject({ inbox_id, reward: { kind, amount, currency: 'PHP' } });
    expect(new Set(claims.map((claim) => claim.statusMessage))).toEqual(new Set(['OK', 'rewardClaimed']));
    const after = await balance(player);
    expect((after?.[bucket] ?? 0n) - (before?.[bucket] ?? 0n)).toBe(parseMoney(amount));
    expect(await platform.call(getInbox, player)).toMatchObject({ claimable: 0, unread: 0 });
  }
});

test('S7.27 a reward cannot be claimed after its time, by a stranger, or where there is none', async () => {
  const player = await platform.newPlayer('inbox-late');
  const other = await platform.newPlayer('inbox-thief');
  const expiresAt = new Date(platform.clock.now().getTime() + 60_000);
  await send(player, { key: 'late', reward: { kind: 'cash', amount: parseMoney('5') }, expiresAt });
  const inbox_id = await newest(player);
  expect(await platform.call(claimInbox, { ...other, inbox_id })).toMatchObject({
    statusMessage: 'inboxNotFound',
  });
  platform.clock.advance(61_000);
  expect(await platform.call(claimInbox, { ...player, inbox_id })).toMatchObject({
    statusMessage: 'rewardExpired',
  });
  expect(await platform.call(getInbox, player)).toMatchObject({
    claimable: 0,
    value: [{ reward_state: 'expired' }],
  });
  await send(player, { key: 'plain' });
  const plain = { ...player, inbox_id: await newest(player) };
  expect(await platform.call(claimInbox, plain)).toMatchObject({ statusMessage: 'nothingToClaim' });
  expect((await balance(player))?.real).toBe(0n);
});

test('S6.4 the inbox and its claim need a session of the account', async () => {
  const player = await platform.newPlayer('inbox-session');
  const inbox_id = '0199d0a0-0000-7000-8000-000000000000';
  for (const path of ['get_inbox', 'claim_inbox', 'read_inbox', 'delete_inbox']) {
    const stranger = { account_id: player.account_id, auth: 'nobody', inbox_id };
    expect(await platform.post(`/api/settings/${path}`, stranger)).toMatchObject({
      body: { statusMessage: 'sessionExpired' },
    });
    expect(
      await platform.post(`/api/settings/${path}`, { ...player, account_id: 'demo', inbox_id }),
    ).toMatchObject({
      body: { statusMessage: 'permissionDenied' },
    });
  }
});
