/**
 * Random players in shared draws, under a faulty operator and with a process that is killed: every bet is decided once, by the draw and
 * the rules, and no unit is lost or made.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWhole } from '../../../tests/sampled.ts';
import { payoutAt } from '../../kinds/crash/rules.ts';
import { nextOpen, startCrashHouse } from '../testing/crash-house.ts';
import type { CrashClient } from '../testing/crash-client.ts';

const start = 10_000_000n;
const timing = {
  betting_ms: 1_500,
  answers_ms: 300,
  lastCashOuts_ms: 60,
  pause_ms: 60,
  beat_ms: 25,
  stale_ms: 10_000,
};

let house: Awaited<ReturnType<typeof startCrashHouse>>;
beforeAll(async () => {
  house = await startCrashHouse({ timing, ends: { draws: 14, earliest: 100, latest: 170 } });
}, 180_000);
afterAll(() => house.close());

/** A bet of a player, and what is done with it: each message at some time, some of them twice. */
const placed = fc.record({
  after_ms: fc.nat(1_600),
  place: fc.constantFrom<0 | 1>(0, 1),
  bet: fc.constantFrom('100000', '200000', '500000'),
  target: fc.constantFrom(null, null, 101, 104, 115, 130, 200),
  /** So long after the draw is closed; cash-outs before it begins are refused. */
  cashOut_ms: fc.option(fc.nat(3_000), { nil: null }),
  isTwice: fc.boolean(),
});
const fault = fc.record({
  path: fc.constantFrom(walletPaths.bet, walletPaths.win, walletPaths.rollback),
  fault: fc.constantFrom<'lost' | 'down' | 'RS_ERROR_UNKNOWN' | 'RS_ERROR_NOT_ENOUGH_MONEY'>(
    'lost',
    'down',
    'RS_ERROR_UNKNOWN',
    'RS_ERROR_NOT_ENOUGH_MONEY',
  ),
  times: fc.integer({ min: 1, max: 4 }),
});
const course = fc.record({
  players: fc.array(fc.array(placed, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 6 }),
  faults: fc.array(fault, { maxLength: 4 }),
  /** So long after the draw opened, its process is killed. */
  killed_ms: fc.option(fc.nat(4_500), { nil: null, freq: 2 }),
});
type Placed = typeof placed extends fc.Arbitrary<infer Value> ? Value : never;
type Course = typeof course extends fc.Arbitrary<infer Value> ? Value : never;

/** One player without haste or trouble: a bet that is cashed out unless the draw ends at once, and one that is out of reach. */
const atEase: Course = {
  players: [
    [
      { after_ms: 0, place: 0, bet: '100000', target: 101, cashOut_ms: null, isTwice: false },
      { after_ms: 0, place: 1, bet: '100000', target: 200, cashOut_ms: null, isTwice: false },
    ],
  ],
  faults: [],
  killed_ms: null,
};

async function act(client: () => CrashClient, { after_ms, place, bet, ...wish }: Placed): Promise<string> {
  const again = wish.isTwice ? [0, 1] : [0];
  const id = randomUUID();
  await pause(after_ms);
  for (const _ of again) client().bet(bet, wish.target, place, id);
  // What is looked at before the draw takes no more bets may not have arrived.
  await pause(
    timing.betting_ms - Math.min(after_ms, timing.betting_ms) + (wish.cashOut_ms ?? timing.answers_ms),
  );
  for (const _ of wish.cashOut_ms === null ? [] : again) client().cashOut(id);
  return id;
}

type Bet = {
  number: number;
  draw_state: string;
  ended_on: number | null;
  target: number | null;
  ceiling: number;
  bet: string;
  state: string;
  cashed_out_on: number | null;
  win: string | null;
  round_state: string;
  round_win: string;
};
const betsOf = (player: string) =>
  house.query<Bet>(
    `SELECT d.number, d.state AS draw_state, d.ended_on, b.auto_cash_out AS target, b.ceiling, b.bet, b.state, b.cashed_out_on,
       b.win, r.state AS round_state, r.win AS round_win
     FROM house.draw_bet b JOIN house.draw d USING (draw_id) JOIN house.round r USING (public_id) WHERE b.player = $1`,
    [player],
  );

/** Rounds that are not at rest: what is owed is on its way, or the draw has not decided. */
const underWay = (player: string) =>
  house.query(
    `SELECT r.state, r.failure, b.state AS bet, d.state AS draw, d.number FROM house.round r
     LEFT JOIN house.draw_bet b USING (public_id) LEFT JOIN house.draw d USING (draw_id)
     WHERE r.player = $1
       AND (r.state NOT IN ('settled', 'refused', 'rolled_back') OR d.state NOT IN ('settled', 'cancelled'))`,
    [player],
  );

/** Says what a bet may have come to, by the rules alone. */
function expectDecided(bet: Bet): void {
  const said = JSON.stringify(bet);
  const { state, target, ended_on: end, cashed_out_on: at } = bet;
  if (state === 'void') {
    expect(bet.round_state, said).toMatch(/^(refused|rolled_back)$/);
    return;
  }
  expect(['cashed_out', 'lost'], said).toContain(state);
  expect(bet, said).toMatchObject({ draw_state: 'settled', round_state: 'settled', round_win: bet.win });
  if (end === null) throw new Error(said);
  // A target that was reached is paid, whatever else became of it.
  if (target !== null && target <= end) expect(state, said).toBe('cashed_out');
  if (at !== null) {
    expect(at, said).toBeLessThanOrEqual(Math.min(end, target ?? bet.ceiling));
    expect(bet.win, said).toBe(payoutAt(BigInt(bet.bet), at).toString());
  } else expect(bet.win, said).toBe('0');
}

async function expectSettled(player: string): Promise<string[]> {
  await expect.poll(() => underWay(player), { timeout: 40_000 }).toEqual([]);
  const bets = await betsOf(player);
  for (const bet of bets) expectDecided(bet);
  const [row] = await house.query<{ change: string; settled: number; wins: number }>(
    `SELECT coalesce(sum(CASE state WHEN 'settled' THEN win - bet ELSE 0 END), 0)::text AS change,
       count(*) FILTER (WHERE state = 'settled')::int AS settled,
       (SELECT count(*)::int FROM house.round_transaction t JOIN house.round o USING (round_id)
        WHERE o.player = $1 AND t.kind = 'win' AND t.state = 'acknowledged') AS wins
     FROM house.round WHERE player = $1`,
    [player],
  );
  expect(house.operator.balances.get(player), player).toBe(start + BigInt(row?.change ?? 0));
  expect(row?.wins).toBe(row?.settled);
  const gaps = await house.query(
    `SELECT 1 FROM house.seed s WHERE s.player = $1
       AND s.next_nonce <> (SELECT count(*) FROM house.round r WHERE r.seed_id = s.seed_id)`,
    [player],
  );
  expect(gaps).toEqual([]);
  // Two bets of a player at most stand in a draw, one in each place.
  const stood = new Map<number, number>();
  for (const { number, state } of bets) if (state !== 'void') stood.set(number, (stood.get(number) ?? 0) + 1);
  for (const count of stood.values()) expect(count).toBeLessThanOrEqual(2);
  return bets.map(({ state }) => state);
}

/** One course of a few players in one draw and those after it. @returns what became of their bets. */
async function play({ players, faults, killed_ms }: Course, name: string): Promise<string[]> {
  if (killed_ms !== null) await house.restartAsChild();
  const guests = await Promise.all(
    players.map(async (bets, index) => {
      const player = `${name}-${index}`;
      let client = await house.connect(player, start);
      return {
        player,
        bets,
        client: () => client,
        comeBack: async () => (client = await house.connect(player)),
      };
    }),
  );
  const [first] = guests;
  if (!first) return [];
  await nextOpen(first.client());
  for (const { path, fault: met, times } of faults)
    house.operator.misbehave(path, ...Array.from({ length: times }, () => met));
  const ids = guests.map(({ client, bets }) => Promise.all(bets.map((bet) => act(client, bet))));
  if (killed_ms !== null) {
    await pause(killed_ms);
    await house.restart();
    await Promise.all(guests.map(({ comeBack }) => comeBack()));
  }
  // Who comes back does not know what arrived, and asks again for the same.
  for (const [index, sent] of (await Promise.all(ids)).entries())
    for (const id of killed_ms === null ? [] : sent) guests[index]?.client().cashOut(id);
  house.operator.behave();
  const states: string[] = [];
  for (const { player } of guests) states.push(...(await expectSettled(player)));
  await Promise.all(guests.map(({ client }) => client().close()));
  return states;
}

/** So often a player at ease tries: on a busy machine a bet may be late for its draw. */
const mostTries = 10;

test('whoever bets, cashes out, repeats themselves or dies: each bet is decided once and paid to the unit', async () => {
  // A test of nothing would hold as well: whatever follows, bets are won and lost.
  const seen = new Set<string>();
  for (let tries = 0; tries < mostTries && !(seen.has('cashed_out') && seen.has('lost')); tries += 1)
    for (const state of await play(atEase, `at-ease-${tries}`)) seen.add(state);
  expect([...seen]).toEqual(expect.arrayContaining(['cashed_out', 'lost']));
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(course, async (random) => {
      runs += 1;
      await play(random, `random-${runs}`);
    }),
    // A run takes as long as its draws: what fails is not made smaller.
    { numRuns: isWhole ? 10 : 3, endOnFailure: true },
  );
  const gaps = await house.query(
    "SELECT 1 FROM house.draw HAVING count(*) <> max(number) OR count(*) FILTER (WHERE state NOT IN ('settled', 'cancelled')) > 1",
  );
  expect(gaps).toEqual([]);
}, 480_000);
