import { jiliWalletPaths } from '@marquee/contract/providers/jili.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createJiliFixture,
  jiliBet,
  jiliCancel,
  newRound,
  sessionSettlement,
  sessionStake,
  type JiliFixture,
  type JiliGambler,
} from '../../../tests/jili-fixture.ts';
import { newId } from '../../kernel/ids.ts';
import { selfExclude } from '../../safety/exclude.ts';
import { cancelFreeRounds, freeRoundsOf, grantFreeRounds } from '../free-rounds.ts';

let jili: JiliFixture;
let casino: JiliFixture['casino'];

beforeAll(async () => {
  jili = await createJiliFixture();
  casino = jili.casino;
});
afterAll(() => jili.close());

const { bet, cancelBet, sessionBet } = jiliWalletPaths;

/** What can happen to a player between a round and the payment of its win. */
const hindrances: readonly (readonly [string, (player: JiliGambler) => Promise<unknown>])[] = [
  ['no_bets', (player) => casino.app.ledger.setWalletStatus(player, 'no_bets')],
  ['a closed wallet', (player) => casino.app.ledger.setWalletStatus(player, 'closed')],
  ['self-exclusion', (player) => selfExclude(casino.app, player.session, 6)],
  [
    'limits that were lowered',
    async (player) => {
      await jili.call(bet, jiliBet(player, 10, 10));
      for (const kind of ['wager', 'loss'] as const)
        await casino.app.ledger.setLimit(player, { kind, window: '24h', setBy: 'player' }, 0n);
      await casino.app.ledger.setLimit(player, { kind: 'wager', window: '7d', setBy: 'player' }, 1n);
    },
  ],
];

describe.each(hindrances)('what was won is paid under %s', (_name, hinder) => {
  test.each([
    ['money', undefined],
    ['free rounds that win cash', 'cash'],
    ['free rounds that win bonus money', 'bonus'],
  ] as const)('while the player was offline, by %s', async (_of, winAs) => {
    const player = await jili.newGambler(1000);
    const grant = winAs && (await grantTo(player, winAs));
    if (!grant) await jili.call(bet, jiliBet(player, 10, 10));
    await hinder(player);
    const owed = offline(player, 55, grant);
    expect(await jili.call(bet, owed)).toMatchObject({ errorCode: 0, balance: 1055 });
    expect(await jili.call(bet, { ...owed, reqId: newId() })).toMatchObject({ errorCode: 1, balance: 1055 });
    expect(await casino.app.ledger.balance(player)).toMatchObject(
      winAs === 'bonus' ? { real: 1000_00000n, bonus: 55_00000n } : { real: 1055_00000n, bonus: 0n },
    );
    if (grant) expect(await freeRoundsOf(casino.app.db, grant)).toMatchObject({ used: 1, won: 55_00000n });
    expect(await jili.call(cancelBet, jiliCancel(player, owed))).toMatchObject({
      errorCode: 0,
      balance: 1000,
    });
  });

  test('at a table whose money was held', async () => {
    const player = await jili.newGambler(1000);
    const id = newRound();
    await jili.call(sessionBet, sessionStake(player, id, 0, 50));
    await hinder(player);
    const settlement = sessionSettlement(player, id, 70, { betAmount: 60, preserve: 50 });
    expect(await jili.call(sessionBet, settlement)).toMatchObject({ errorCode: 0, balance: 1010 });
    expect(await jili.call(sessionBet, settlement)).toMatchObject({ errorCode: 1, balance: 1010 });
  });

  test('and nothing new is staked', async () => {
    const player = await jili.newGambler(1000);
    await hinder(player);
    for (const more of [{}, { isFreeRound: true }, { isFreeRound: true, userId: player.user }]) {
      expect((await jili.call(bet, { ...jiliBet(player, 10, 500), ...more })).errorCode).toBe(5);
    }
    expect(await casino.app.ledger.balance(player)).toMatchObject({ real: 1000_00000n });
  });
});

test('offline wins of a grant that has ended are paid, but no more rounds than were given', async () => {
  const player = await jili.newGambler(1000);
  const ended = await grantTo(player, 'cash');
  casino.clock.advance(3 * 86_400_000);
  expect(await jili.call(bet, offline(player, 5, ended))).toMatchObject({ errorCode: 0, balance: 1005 });
  expect(await jili.call(bet, offline(player, 5, ended))).toMatchObject({ errorCode: 0, balance: 1010 });
  expect(await jili.call(bet, offline(player, 5, ended))).toMatchObject({ errorCode: 5, balance: 1010 });
  const cancelled = await grantTo(player, 'cash');
  await cancelFreeRounds(casino.app, cancelled);
  const before = { ...offline(player, 5, cancelled), wagersTime: secondsOf(-60) };
  expect(await jili.call(bet, before)).toMatchObject({ errorCode: 0, balance: 1015 });
  // A player must not play on what they gave up, and let the provider report it.
  const after = { ...offline(player, 5, cancelled), wagersTime: secondsOf(60) };
  expect(await jili.call(bet, after)).toMatchObject({ errorCode: 5, balance: 1015 });
  const { wagersTime: _, ...untimed } = offline(player, 5, cancelled);
  expect(await jili.call(bet, untimed)).toMatchObject({ errorCode: 5, balance: 1015 });
});

const secondsOf = (from_now_s: number) => Math.floor(casino.clock.now().getTime() / 1000) + from_now_s;

test('what a round without a stake wins is paid as the last stake in the game was made', async () => {
  const nothing = await jili.newGambler(1000);
  expect(await jili.call(bet, offline(nothing, 55, undefined))).toMatchObject({
    errorCode: 5,
    balance: 1000,
  });
  expect(await jili.call(bet, jiliBet(nothing, 0, 55))).toMatchObject({ errorCode: 5, balance: 1000 });

  // Three quarters of the stake were bonus money, and so are three quarters of the win.
  const mixed = await jili.newGambler(10);
  await casino.app.ledger.post({
    siteId: mixed.siteId,
    playerId: mixed.playerId,
    currency: mixed.currency,
    source: 'test',
    externalId: newId(),
    kind: 'bonus_grant',
    amount: 30_00000n,
  });
  await jili.call(bet, jiliBet(mixed, 40, 0));
  const won = offline(mixed, 80, undefined);
  expect(await jili.call(bet, won)).toMatchObject({ errorCode: 0, balance: 80 });
  await jili.call(bet, jiliBet(mixed, 20, 0));
  expect(await jili.call(bet, won)).toMatchObject({ errorCode: 1, balance: 60 });
  expect(await casino.app.ledger.balance(mixed)).toMatchObject({ real: 0n, bonus: 60_00000n });

  const free = await jili.newGambler(1000);
  const grant = await grantTo(free, 'bonus');
  const spin = { referenceId: grant, remain: 1, originalBet: 0.5, deduct: 1 };
  await jili.call(bet, { ...jiliBet(free, 0, 0), freeSpinData: spin });
  const feature = offline(free, 55, undefined);
  expect(await jili.call(bet, feature)).toMatchObject({ errorCode: 0, balance: 1055 });
  expect(await casino.app.ledger.balance(free)).toMatchObject({ real: 1000_00000n, bonus: 55_00000n });
  expect(await freeRoundsOf(casino.app.db, grant)).toMatchObject({ used: 1, won: 55_00000n });
  expect(await jili.call(cancelBet, jiliCancel(free, feature))).toMatchObject({
    errorCode: 0,
    balance: 1000,
  });
});

async function grantTo(player: JiliGambler, winAs: 'cash' | 'bonus'): Promise<string> {
  const rewardUuid = newId();
  const granted = await grantFreeRounds(casino.app, {
    siteId: player.siteId,
    playerId: player.playerId,
    provider: 'JILI',
    gameCode: '49',
    rounds: 2,
    bet: 50_000n,
    rewardUuid,
    expiresAt: new Date(casino.clock.now().getTime() + 86_400_000),
    winAs,
  });
  expect(granted).toBe('granted');
  return rewardUuid;
}

/** A provider's message for a round that was finished without the player. */
function offline(player: JiliGambler, won: number, referenceId: string | undefined) {
  return {
    ...jiliBet(player, 0, won),
    token: 'long gone',
    userId: player.user,
    isFreeRound: true,
    ...(referenceId === undefined
      ? {}
      : { freeSpinData: { referenceId, remain: 1, originalBet: 0.5, deduct: 1 } }),
  };
}
