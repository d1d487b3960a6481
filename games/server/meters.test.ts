/** Meters that are kept: every round begins where the one before ended, whatever happens between, and each moves its meter once. */
import { randomUUID } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Client, Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFairRandom } from '../kit/fairness/stream.ts';
import game from '../clockwork-orchard/definition.ts';
import { playCollectBook } from '../kinds/slot/collect/engine/book-recorder.ts';
import { compileCollect } from '../kinds/slot/collect/engine/compile.ts';
import { playApi } from '../kinds/slot/play-api.ts';
import { forgetDemoPlay } from './forget-demo.ts';
import { startTestHouse } from './testing/house.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
beforeEach(async () => {
  house = await startTestHouse();
  house.operator.balances.set(house.user, 1_000_000_000_000n);
});
afterEach(() => house.close());

const bet = '100000';
const otherBet = '200000';
const launch = (player = house.user, isDemo = false, currency = 'EUR') =>
  house.launch(game.code, isDemo, player, currency);

async function played(session: string, stake = bet, id: string = randomUUID()) {
  const answer = await house.spin(session, stake, id);
  if (!answer.ok) throw new Error(answer.detail);
  const { round } = answer;
  if (round.book.form !== 'collect') throw new Error('no meter');
  return { round, meter: round.book.meter };
}

/** Plays until the meter holds something, and says what. */
async function filled(session: string, stake = bet): Promise<number> {
  let after = 0;
  while (after === 0) ({ after } = (await played(session, stake)).meter);
  return after;
}

async function metersOf(session: string) {
  const answer = playApi.meters.answer.parse(await house.post(playApi.meters.path, { session }));
  if (!answer.ok) throw new Error(answer.detail);
  return answer.meters;
}

async function standsAt(session: string, bet_minor = bet, is_free_bet = false): Promise<number> {
  const found = (await metersOf(session)).find(
    (meter) => meter.bet_minor === bet_minor && meter.is_free_bet === is_free_bet,
  );
  return found?.collected ?? 0;
}

async function asOwner(sql: string, values: readonly unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: house.database.ownerUrl });
  await client.connect();
  try {
    await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
}

test('rounds of a bet are a chain, each computed from its seeds and its meter; other bets, devices and players have their own', async () => {
  const [phone, desk] = [await launch(), await launch()];
  const compiled = compileCollect(game);
  let [before, beforeOther] = [0, 0];
  for (let index = 0; index < 60; index += 1) {
    const { round, meter } = await played(index % 3 === 0 ? desk : phone);
    expect(meter).toMatchObject({ before, full: 40 });
    const seeds = await house.seedsOf(round.round_id);
    expect(playCollectBook(compiled, BigInt(bet), createFairRandom(seeds), before)).toEqual(round.book);
    before = meter.after;
    if (index % 4 > 0) continue;
    const other = await played(phone, otherBet);
    expect(other.meter.before).toBe(beforeOther);
    beforeOther = other.meter.after;
  }
  expect(await standsAt(desk)).toBe(before);
  expect(await standsAt(phone, otherBet)).toBe(beforeOther);
  const opened = await house.open(await launch());
  expect(opened.ok && opened.meters).toEqual(await metersOf(phone));
  house.operator.balances.set('player-2', 10_000_000n);
  expect(await metersOf(await launch('player-2'))).toEqual([]);
});

test('each currency has meters of its own, at the same bet too', async () => {
  const [inEuros, inDollars] = [await launch(), await launch(house.user, false, 'USD')];
  const held = await filled(inEuros);
  expect(await metersOf(inDollars)).toEqual([]);
  expect((await played(inDollars)).meter.before).toBe(0);
  expect(await metersOf(inDollars)).toHaveLength(1);
  expect(await standsAt(inEuros)).toBe(held);
});

test('a spin that is sent again is the same round, and moves the meter once', async () => {
  const session = await launch();
  await filled(session);
  for (let index = 0; index < 12; index += 1) {
    const id = randomUUID();
    const [first, second] = await Promise.all([played(session, bet, id), played(session, bet, id)]);
    expect(second).toEqual(first);
    expect(await played(session, bet, id)).toEqual(first);
    expect(await standsAt(session)).toBe(first.meter.after);
  }
});

test('while the bet of a round is on its way its meter waits for it, in every tab; other bets are played', async () => {
  const [one, two] = [await launch(), await launch()];
  const before = await filled(one);
  const open = house.operator.hold(walletPaths.bet);
  const bets = () => house.operator.calls.filter(({ path }) => path === walletPaths.bet).length;
  const known = bets();
  const underWay = played(one);
  await expect.poll(bets).toBe(known + 1);
  expect(await house.spin(two, bet)).toMatchObject({ ok: false, error: 'spin_in_flight' });
  expect(await standsAt(two)).toBe(before);
  const other = played(two, otherBet);
  open();
  const { meter } = await underWay;
  expect(meter.before).toBe(before);
  expect((await other).meter.before).toBe(0);
  expect((await played(two)).meter.before).toBe(meter.after);
});

test.each([
  ['refused', 'RS_ERROR_NOT_ENOUGH_MONEY'],
  ['answered with an error', 'RS_ERROR_UNKNOWN'],
  ['lost on its way', 'lost'],
] as const)('a bet that is %s leaves the meter as it was', async (_, fault) => {
  const session = await launch();
  const before = await filled(session);
  house.operator.misbehave(walletPaths.bet, ...Array.from({ length: 6 }, () => fault));
  expect(await house.spin(session, bet)).toMatchObject({ ok: false });
  house.operator.behave();
  expect(await standsAt(session)).toBe(before);
  await expect
    .poll(async () => {
      const answer = await house.spin(session, bet);
      return answer.ok && answer.round.book.form === 'collect' && answer.round.book.meter.before;
    })
    .toBe(before);
});

test('a house that is killed while a bet is on its way gives it back and leaves the meter; killed later, the meter has moved', async () => {
  // A house in a process of its own offers what players are offered: the session is opened before.
  const session = await launch();
  await house.restartAsChild();
  const before = await filled(session);
  const open = house.operator.hold(walletPaths.bet);
  const calls = house.operator.calls.length;
  const lost = house.spin(session, bet).catch(() => null);
  await expect.poll(() => house.operator.calls.length).toBeGreaterThan(calls);
  await house.kill();
  open();
  await lost;
  await house.restart();
  await expect.poll(() => house.operator.rolledBack.size, { timeout: 60_000 }).toBe(1);
  expect(await standsAt(session)).toBe(before);
  await expect.poll(async () => (await house.spin(session, bet)).ok, { timeout: 60_000 }).toBe(true);

  const kept = await standsAt(session);
  expect(kept).toBeGreaterThan(0);
  await house.restartAsChild();
  expect(await standsAt(session)).toBe(kept);
  const held = house.operator.hold(walletPaths.win);
  const wins = () => house.operator.calls.filter(({ path }) => path === walletPaths.win).length;
  const known = wins();
  const stood = await standsAt(session);
  const id = randomUUID();
  const owed = house.spin(session, bet, id).catch(() => null);
  await expect.poll(wins).toBeGreaterThan(known);
  await house.kill();
  held();
  await owed;
  await house.restart();
  await expect.poll(async () => (await house.spin(session, bet, id)).ok, { timeout: 60_000 }).toBe(true);
  const { meter } = await played(session, bet, id);
  expect(meter.before).toBe(stood);
  expect(await standsAt(session)).toBe(meter.after);
}, 180_000);

test('free bets and demo sessions have meters of their own', async () => {
  const session = await launch();
  const before = await filled(session);
  const given = await house.operator.ask(house.url(), '/freebets/create', {
    operator_id: 'marquee',
    sub_partner_id: 'aurum',
    user: house.user,
    game_code: game.code,
    currency: 'EUR',
    bet_value: Number(bet),
    bet_count: 20,
    start_time: '2020-01-01T00:00:00',
    end_time: '2099-01-01T00:00:00',
  });
  expect(given.status).toBe(200);
  let free = 0;
  for (let index = 0; index < 20; index += 1) {
    const { round, meter } = await played(session);
    expect(round.is_free_bet).toBe(true);
    expect(meter.before).toBe(free);
    free = meter.after;
  }
  expect(await standsAt(session, bet, true)).toBe(free);
  expect((await played(session)).meter.before).toBe(before);

  const [demo, another] = [await launch(house.user, true), await launch(house.user, true)];
  const inDemo = await filled(demo);
  expect(await metersOf(another)).toEqual([]);
  expect(await metersOf(demo)).toHaveLength(1);
  expect(await standsAt(demo)).toBe(inDemo);
  expect((await played(demo)).meter.before).toBe(inDemo);
  const pool = new Pool({ connectionString: house.database.gamesUrl, max: 1 });
  const inAMonth = new Date(Date.now() + 31 * 86_400_000);
  expect(await forgetDemoPlay({ pool, now: () => inAMonth })).toBe(2);
  const { rows } = await pool.query('SELECT DISTINCT player FROM house.meter');
  await pool.end();
  expect(rows).toEqual([{ player: house.user }]);
});

test('another version of the game keeps the share of a meter, rounded up, and never fills it', async () => {
  const session = await launch();
  await filled(session);
  const set = (collected: number, full: number) =>
    asOwner('UPDATE house.meter SET game_version = 7, collected = $1, full_at = $2', [collected, full]);
  await set(7, 30);
  expect(await standsAt(session)).toBe(10);
  expect((await played(session)).meter.before).toBe(10);
  await set(99, 100);
  expect((await played(session)).meter.before).toBe(39);
});
