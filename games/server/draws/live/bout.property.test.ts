/**
 * Random backers of bouts, under a faulty operator and with a process that is killed: whatever is staked, returned, given back or carried,
 * what was staked is what was paid, kept and carried, and the operator has booked the same to the last unit.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wagerSchema } from '../../../kinds/live/rules.ts';
import { linesOnSides, paidOnSides, SIDES, sidesFrom } from '../../../kinds/live/sides.ts';
import { startBoutHouse } from '../../testing/live-house.ts';
import { faultsOfPools } from './pool-report.ts';

const line = 20_000n;
const start = 100_000n * line;
const betting_ms = 2_200;
let live: Awaited<ReturnType<typeof startBoutHouse>>;
beforeAll(async () => {
  live = await startBoutHouse({
    timing: {
      betting_ms,
      answers_ms: 300,
      drawing_ms: 200,
      pause_ms: 100,
      beat_ms: 25,
      stale_ms: 120_000,
      announces_ms: 150,
    },
    // Of the first bouts several are drawn: with one of twenty the test would seldom see any.
    wish: (outcomeOf) => {
      const results = Array.from({ length: 24 }, (_, index) => outcomeOf(index + 2));
      return results.filter((outcome) => 'result' in outcome && outcome.result === 'draw').length >= 4;
    },
  });
}, 180_000);
afterAll(() => live.close());

/** A bet: when it is placed, on which sides, how many lines each unit has, and whether it is sent twice. */
const placed = fc.record({
  after_ms: fc.nat(2_600),
  spots: fc.constantFrom<Record<string, number>>(
    { meron: 1 },
    { wala: 1 },
    { draw: 1 },
    { meron: 2, draw: 1 },
    { wala: 3, draw: 2 },
    { meron: 1, wala: 1 },
  ),
  lines: fc.constantFrom(1n, 1n, 2n, 7n, 40n),
  isWrong: fc.boolean(),
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
  /** Each player's bets in each of three bouts. */
  players: fc.array(fc.array(fc.array(placed, { maxLength: 3 }), { minLength: 3, maxLength: 3 }), {
    minLength: 2,
    maxLength: 4,
  }),
  faults: fc.array(fault, { maxLength: 4 }),
  /** For so long the operator books nothing for the pools, as with stakes of bonus money. */
  unbooked_ms: fc.option(fc.nat(1_500), { nil: null, freq: 1 }),
  killed_ms: fc.option(fc.nat(4_000), { nil: null, freq: 2 }),
});

/** Nothing is under way any more, of anybody. */
const underWay = () =>
  live.query(
    `SELECT r.state FROM house.round r LEFT JOIN house.draw_bet b USING (public_id) LEFT JOIN house.draw d USING (draw_id)
     WHERE r.state NOT IN ('settled', 'refused', 'rolled_back')
       OR (b.state <> 'void' AND d.state NOT IN ('settled', 'cancelled'))`,
  );

type Backed = {
  number: number;
  wager: unknown;
  bet: string;
  state: string;
  win: string | null;
  round_win: string;
  prizes: string[];
};

/** Every bet is paid by the prizes of its bout, once. @returns what became of them. */
async function expectPaid(): Promise<string[]> {
  const bets = await live.query<Backed>(
    `SELECT d.number, b.wager, b.bet, b.state, b.win, r.win AS round_win, s.prizes::text[] AS prizes
     FROM house.draw_bet b JOIN house.draw d USING (draw_id) JOIN house.round r USING (public_id)
     JOIN house.lottery_share s ON s.draw_id = d.draw_id AND s.currency = b.currency
     WHERE b.state IN ('won', 'lost')`,
  );
  return bets.map(({ number, wager, bet, state, win, round_win, prizes }) => {
    const lines = linesOnSides(wagerSchema.parse(wager), BigInt(bet), line);
    const expected = paidOnSides(lines, sidesFrom(prizes)).toString();
    expect({ state, win, round_win }, JSON.stringify({ number, wager, prizes })).toEqual({
      state: expected === '0' ? 'lost' : 'won',
      win: expected,
      round_win: expected,
    });
    const outcome = live.outcomeOf(number);
    const result = 'result' in outcome ? outcome.result : '';
    // Whoever has lost is paid nothing, unless the match was returned to both.
    const isReturned = prizes[0] === String(line) && prizes[1] === String(line);
    for (const [side, prize] of prizes.entries())
      if (SIDES[side] !== result && !(isReturned && side < 2)) expect(prize).toBe('0');
    return isReturned ? `returned ${result === 'draw' ? 'drawn' : 'void'}` : 'shared';
  });
}

/** What was staked is what was paid, kept and carried, in the house's books and in the operator's. */
async function expectKept(players: readonly string[]): Promise<void> {
  const [books] = await live.query<
    Record<'staked' | 'paid' | 'rake' | 'carried', string | null> & { wins: number; settled: number }
  >(
    `SELECT sum(bet)::text AS staked, sum(win)::text AS paid,
       (SELECT sum(rake)::text FROM house.lottery_share) AS rake,
       (SELECT sum(house.sum_of(carried))::text FROM house.lottery_pool) AS carried,
       (SELECT count(*)::int FROM house.round_transaction WHERE kind = 'win' AND state = 'acknowledged') AS wins,
       count(*)::int AS settled
     FROM house.draw_bet WHERE state IN ('won', 'lost')`,
  );
  if (!books) throw new Error('There are no books.');
  const amount = (name: 'staked' | 'paid' | 'rake' | 'carried'): bigint => BigInt(books[name] ?? 0);
  expect(amount('staked')).toBe(amount('paid') + amount('rake') + amount('carried'));
  expect(books.wins).toBe(books.settled);
  expect(live.operator.jackpotBooks()).toBe(amount('carried'));
  const balances = players.reduce((sum, player) => sum + (live.operator.balances.get(player) ?? 0n), 0n);
  expect(balances).toBe(BigInt(players.length) * start - amount('staked') + amount('paid'));
  expect(await faultsOfPools(live.owner)).toEqual([]);
}

test('whatever is staked, drawn, void, returned or given back: stakes are prizes, rake and what is carried', async () => {
  const seen = new Set<string>();
  const everybody: string[] = [];
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(course, async ({ players, faults, killed_ms, unbooked_ms }) => {
      runs += 1;
      if (killed_ms !== null) await live.restartAsChild();
      const guests = await Promise.all(
        players.map(async (bouts, index) => {
          const player = `backer-${runs}-${index}`;
          everybody.push(player);
          return { bouts, client: await live.connect(player, start) };
        }),
      );
      const [first] = guests;
      if (!first) return;
      const draw = await first.client.nextOpen();
      for (const { path, fault: met, times } of faults)
        live.operator.misbehave(path, ...Array.from({ length: times }, () => met));
      const acted = guests.flatMap(({ client, bouts }) =>
        bouts.flatMap((bets, ahead) =>
          bets.map(async ({ after_ms, spots, lines, isWrong, isTwice }) => {
            const units = Object.values(spots).reduce((sum, each) => sum + each, 0);
            const bet = BigInt(units) * lines * line + (isWrong && lines === 2n ? 1n : 0n);
            const id = randomUUID();
            await pause(after_ms + ahead * (betting_ms + 900));
            for (const _ of isTwice ? [0, 1] : [0]) client.bet(draw + ahead, bet.toString(), spots, id);
          }),
        ),
      );
      if (unbooked_ms !== null) {
        live.operator.bookJackpots(false);
        await pause(unbooked_ms);
        live.operator.bookJackpots(true);
      }
      if (killed_ms !== null) {
        await pause(killed_ms);
        await live.restart();
      }
      await Promise.all(acted);
      await pause(betting_ms);
      live.operator.behave();
      await expect.poll(underWay, { timeout: 60_000 }).toEqual([]);
      for (const state of await expectPaid()) seen.add(state);
      await expectKept(everybody);
      await Promise.all(guests.map(({ client }) => client.close()));
    }),
    // A run takes as long as its bouts: what fails is not made smaller.
    { numRuns: 5, endOnFailure: true },
  );
  // A test of nothing would hold as well.
  expect([...seen]).toContain('shared');
}, 500_000);
