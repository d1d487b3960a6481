import { randomUUID } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { drawSpan, winsPot } from '../../kit/jackpot/rules.ts';
import { startTestHouse } from '../testing/house.ts';
import { faultsOfPots } from './audit.ts';

const game = 'golden-carabao';
const bet = '20000';
const contribution = 200n;

let house: Awaited<ReturnType<typeof startTestHouse>> | undefined;
afterEach(async () => {
  await house?.close();
  house = undefined;
});

/** Runs statements as the owner of the house's database. */
async function asOwner<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  if (!house) throw new Error('No house runs.');
  const client = new Client({ connectionString: house.database.ownerUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

type Pot = { pot: number; seed: bigint; amount: bigint; saved: bigint; contributed: bigint; entries: bigint };

async function potOf(currency = 'EUR'): Promise<Pot> {
  const [row] = await asOwner<Record<keyof Pot, string>>(
    `SELECT pot::text, seed::text, amount::text, saved::text, contributed::text, entries::text
     FROM house.jackpot WHERE jackpot_id = $1 AND currency = $2`,
    [game, currency],
  );
  if (!row) throw new Error(`No pot in ${currency}.`);
  return {
    pot: Number(row.pot),
    seed: BigInt(row.seed),
    amount: BigInt(row.amount),
    saved: BigInt(row.saved),
    contributed: BigInt(row.contributed),
    entries: BigInt(row.entries),
  };
}

/** Leaves so much to the amount that the pot must be won by. */
const leave = (missing: bigint) =>
  asOwner(
    `UPDATE house.jackpot SET amount = must_pay_by - $1, seed = must_pay_by - $1, seed_added = must_pay_by - $1
     WHERE jackpot_id = $2 AND currency = 'EUR'`,
    [missing.toString(), game],
  );

const faults = async () => {
  if (!house) throw new Error('No house runs.');
  const client = new Client({ connectionString: house.database.ownerUrl });
  await client.connect();
  try {
    return await faultsOfPots(client);
  } finally {
    await client.end();
  }
};

test('a share of each stake enters the pot, a part of it is saved, and the operator has booked all of it', async () => {
  house = await startTestHouse();
  const { seed } = await potOf();
  expect(seed).toBe(2_000_00000n);
  const session = await house.launch(game);
  for (let round = 0; round < 5; round += 1)
    expect(await house.spin(session, bet)).toMatchObject({ ok: true });
  expect(await potOf()).toMatchObject({
    contributed: 5n * contribution,
    entries: 5n,
    amount: seed + 800n,
    saved: 200n,
  });
  expect(house.operator.jackpotBooks()).toBe(seed + 5n * contribution);
  expect(await faults()).toEqual([]);
});

test('the entry that fills a pot wins it, is paid once, and the next pot begins with what was saved', async () => {
  house = await startTestHouse();
  await leave(160n);
  const session = await house.launch(game);
  const spinId = randomUUID();
  const before = house.operator.balances.get(house.user) ?? 0n;
  const won = await house.spin(session, bet, spinId);
  if (!won.ok) throw new Error(won.error);
  const paid = BigInt(won.round.jackpot?.won_minor ?? 0);
  expect(paid).toBe(18_000_00000n);
  expect(BigInt(won.round.win_minor)).toBe(BigInt(won.round.book.win_minor) + paid);
  expect(house.operator.balances.get(house.user)).toBe(before - BigInt(bet) + BigInt(won.round.win_minor));
  expect(await house.spin(session, bet, spinId)).toMatchObject({ round: { win_minor: won.round.win_minor } });
  expect(await potOf()).toMatchObject({ pot: 2, entries: 0n, amount: 2_000_00000n, saved: 0n });
  expect(await faults()).toEqual([]);
});

test('of two rounds that would fill the pot at once, the first wins it, and the second enters the next', async () => {
  house = await startTestHouse();
  await leave(160n);
  const sessions = await Promise.all([house.launch(game), house.launch(game, false, 'player-2')]);
  house.operator.balances.set('player-2', 100_00000n);
  const another = await house.startAnother();
  const urls = [house.url(), another.url];
  const release = house.operator.hold(walletPaths.bet);
  const { spin } = house;
  const spins = sessions.map((session, index) => spin(session, bet, randomUUID(), urls[index]));
  await expect
    .poll(() => house?.operator.calls.filter(({ path }) => path === walletPaths.bet).length)
    .toBe(2);
  release();
  const rounds = (await Promise.all(spins)).map((answer) => (answer.ok ? answer.round : undefined));
  await another.stop();
  const parts = rounds.map((round) => round?.jackpot).toSorted((a, b) => (a?.pot ?? 0) - (b?.pot ?? 0));
  expect(parts).toMatchObject([
    { pot: 1, won_minor: '1800000000' },
    { pot: 2, number: '1', before_minor: '200000000', won_minor: '0' },
  ]);
  expect(await faults()).toEqual([]);
});

test('a process that is killed before its bet is answered takes the contribution back; after it the pot is paid once', async () => {
  house = await startTestHouse();
  await leave(160n);
  await house.restartAsChild();
  const session = await house.launch(game);
  const balance = house.operator.balances.get(house.user);

  house.operator.hold(walletPaths.bet);
  void house.spin(session, bet).catch(() => undefined);
  await expect.poll(() => house?.operator.calls.some(({ path }) => path === walletPaths.bet)).toBe(true);
  await house.kill();
  house.operator.hold(walletPaths.bet)();
  await house.restart();
  await expect.poll(() => house?.operator.rolledBack.size, { timeout: 40_000 }).toBe(1);
  expect(await potOf()).toMatchObject({ pot: 1, entries: 0n });

  await house.restartAsChild();
  const release = house.operator.hold(walletPaths.win);
  const again = await house.launch(game);
  void house.spin(again, bet).catch(() => undefined);
  await expect.poll(() => house?.operator.calls.some(({ path }) => path === walletPaths.win)).toBe(true);
  await house.kill();
  release();
  await house.restart();
  const settled = () => asOwner<{ win: string }>(`SELECT win::text FROM house.round WHERE state = 'settled'`);
  await expect.poll(async () => (await settled()).length, { timeout: 60_000 }).toBe(1);
  const [{ win } = { win: '0' }] = await settled();
  expect(BigInt(win)).toBeGreaterThanOrEqual(18_000_00000n);
  expect(house.operator.balances.get(house.user)).toBe((balance ?? 0n) - BigInt(bet) + BigInt(win));
  expect(await potOf()).toMatchObject({ pot: 2 });
  expect(await faults()).toEqual([]);
}, 300_000);

test('demo rounds, free bets and operators that book no contribution have no part in the pot', async () => {
  house = await startTestHouse();
  await leave(160n);
  const untouched = await potOf();
  const demo = await house.launch(game, true);
  expect(await house.spin(demo, bet)).toMatchObject({ round: { jackpot: null } });

  const times = { start_time: '2020-01-01T00:00:00Z', end_time: '2100-01-01T00:00:00Z' };
  await house.operator.ask(house.url(), '/freebets/create', {
    operator_id: 'marquee',
    user: house.user,
    sub_partner_id: 'aurum',
    game_code: game,
    currency: 'EUR',
    bet_value: Number(bet),
    bet_count: 1,
    ...times,
  });
  const session = await house.launch(game);
  expect(await house.spin(session, bet)).toMatchObject({ round: { is_free_bet: true, jackpot: null } });

  house.operator.bookJackpots(false);
  expect(await house.spin(session, bet)).toMatchObject({ round: { is_free_bet: false, jackpot: null } });
  expect(await potOf()).toEqual(untouched);
  expect(house.operator.jackpotBooks()).toBe(0n);
  const [lanes] = await asOwner<{ carried: string }>(
    `SELECT sum(carried)::text AS carried FROM house.jackpot_lane`,
  );
  expect(lanes?.carried).toBe('0');
});

test('a bet that is refused, and one whose fate is unknown, leave the pot as it was', async () => {
  house = await startTestHouse();
  await leave(160n);
  const untouched = await potOf();
  const session = await house.launch(game);
  house.operator.misbehave(walletPaths.bet, 'RS_ERROR_LIMIT_REACHED');
  expect(await house.spin(session, bet)).toMatchObject({ ok: false, error: 'limit_reached' });
  house.operator.misbehave(walletPaths.bet, 'lost', 'lost', 'lost');
  expect(await house.spin(session, bet)).toMatchObject({ ok: false });
  await expect.poll(() => house?.operator.rolledBack.size).toBe(1);
  expect(await potOf()).toEqual(untouched);
  expect(house.operator.jackpotBooks()).toBe(0n);
  expect(await faults()).toEqual([]);
});

test('what is less than a minor unit is carried until it is one', async () => {
  house = await startTestHouse();
  house.operator.balances.set(house.user, 1_000_00000n);
  // 0.0002 of a bitcoin is 20 minor units: a fifth of one is contributed.
  const session = await house.launch(game, false, house.user, 'BTC');
  const opened = await house.open(session);
  const smallest = opened.ok ? (opened.bet_ladder_minor[0] ?? '') : '';
  const rounds = 12;
  for (let round = 0; round < rounds; round += 1) {
    expect(await house.spin(session, smallest)).toMatchObject({ ok: true });
  }
  const { contributed } = await potOf('BTC');
  expect(contributed).toBe((BigInt(smallest) * BigInt(rounds)) / 100n);
  const [lanes] = await asOwner<{ carried: string }>(
    `SELECT sum(carried)::text AS carried FROM house.jackpot_lane WHERE currency = 'BTC'`,
  );
  expect(BigInt(lanes?.carried ?? 0)).toBe(BigInt(smallest) * BigInt(rounds) - contributed * 100n);
  expect(await faults()).toEqual([]);
});

test('the chance is the share of what is missing, and whole where nothing is', () => {
  const step = { before: 900n, after: 910n, mustPayBy: 1_000n };
  expect(winsPot(step, drawSpan / 10n - 1n)).toBe(true);
  expect(winsPot(step, drawSpan / 10n + 1n)).toBe(false);
  expect(winsPot({ ...step, after: 1_000n }, drawSpan - 1n)).toBe(true);
  expect(winsPot({ ...step, after: 900n }, 0n)).toBe(false);
});
