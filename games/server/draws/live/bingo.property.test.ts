/**
 * Random players of bingo, some of them alone with their currency, under a faulty operator and with a process that is killed: whatever is
 * bought, given back or tied, what was staked is what was paid, kept and carried, and the operator has booked the same to the last unit.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { poolsFrom, prizeOf } from '../../../kinds/live/pools.ts';
import { winnersIn } from '../../testing/bingo-winners.ts';
import { startPoolHouse } from '../../testing/live-house.ts';
import { expectKept, underWay } from '../../testing/pool-books.ts';

const card = 20_000n;
const start = 100_000n * card;
const every_ms = 3_500;
let live: Awaited<ReturnType<typeof startPoolHouse>>;
beforeAll(async () => {
  live = await startPoolHouse({
    game: 'bingo-75',
    timing: {
      answers_ms: 300,
      drawing_ms: 150,
      pause_ms: 100,
      ball_ms: 10,
      beat_ms: 25,
      stale_ms: 120_000,
      schedule: { every_ms, offset_ms: 0, sells: 3, announces_ms: 150 },
    },
  });
}, 180_000);
afterAll(() => live.close());

/** A ticket: when it is bought, for which round, how many cards it has, and whether it is sent twice. */
const bought = fc.record({
  after_ms: fc.nat(2_500),
  ahead: fc.constantFrom(0, 0, 1, 2, 3, -1),
  cards: fc.constantFrom(1, 2, 5, 6, 12, 24),
  isPaidWrong: fc.oneof(
    { weight: 5, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
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
  players: fc.array(fc.array(bought, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
  faults: fc.array(fault, { maxLength: 4 }),
  /** For so long the operator books nothing for the pools, as with stakes of bonus money. */
  unbooked_ms: fc.option(fc.nat(1_500), { nil: null, freq: 1 }),
  killed_ms: fc.option(fc.nat(4_000), { nil: null, freq: 2 }),
});

type Course = typeof course extends fc.Arbitrary<infer Value> ? Value : never;
/** A round that is shared for certain: chance may leave every player alone. */
const sharedRound: Course = {
  players: ([24, 2, 1] as const).map((cards) => [
    { after_ms: 0, ahead: 1, cards, isPaidWrong: false, isTwice: false },
  ]),
  faults: [],
  unbooked_ms: null,
  killed_ms: null,
};

type Ticket = {
  number: number;
  id: string;
  player: string;
  cards: number;
  state: string;
  win: string;
  round_win: string;
  lines: string[];
  prizes: string[];
  won_at: number[];
};

/** Every ticket is paid by its cards and the prizes of its round, once, and in no round is a player alone. @returns what became of them. */
async function expectPaid(): Promise<string[]> {
  const tickets = await live.query<Ticket>(
    `SELECT d.number, b.public_id AS id, b.player, (b.wager->'spots'->>'cards')::int AS cards, b.state, b.win, r.win AS round_win,
       s.lines::text[] AS lines, s.prizes::text[] AS prizes, s.won_at
     FROM house.draw_bet b JOIN house.draw d USING (draw_id) JOIN house.round r USING (public_id)
     JOIN house.lottery_share s ON s.draw_id = d.draw_id AND s.currency = b.currency
     WHERE b.state IN ('won', 'lost')`,
  );
  const seen: string[] = [];
  for (const [number, sold] of Map.groupBy(tickets, (ticket) => ticket.number)) {
    const { lines, wonAt } = winnersIn(live, number, sold);
    expect(new Set(sold.map(({ player }) => player)).size).toBeGreaterThan(1);
    for (const [index, { state, win, round_win, prizes, won_at, lines: won }] of sold.entries()) {
      expect(won_at).toEqual(wonAt);
      expect(won).toEqual(
        prizes.map((_, tier) => lines.reduce((sum, own) => sum + (own[tier] ?? 0n), 0n).toString()),
      );
      const own = poolsFrom((lines[index] ?? []).map(String));
      const expected = prizeOf(own, poolsFrom(prizes)).toString();
      expect({ state, win, round_win }).toEqual({
        state: expected === '0' ? 'lost' : 'won',
        win: expected,
        round_win: expected,
      });
      seen.push(state, ...(won.some((count) => BigInt(count) > 1n) ? ['tied'] : []));
    }
  }
  return seen;
}

test('whatever is bought, tied or given back: stakes are prizes, rake and what is carried', async () => {
  const seen = new Set<string>();
  const everybody: string[] = [];
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(course, async ({ players, faults, killed_ms, unbooked_ms }) => {
      runs += 1;
      if (killed_ms !== null) await live.restartAsChild();
      const guests = await Promise.all(
        players.map(async (tickets, index) => {
          const player = `bingo-${runs}-${index}`;
          everybody.push(player);
          return { player, tickets, client: await live.connect(player, start) };
        }),
      );
      const [first] = guests;
      if (!first) return;
      const draw = await first.client.nextOpen();
      for (const { path, fault: met, times } of faults)
        live.operator.misbehave(path, ...Array.from({ length: times }, () => met));
      const acted = guests.flatMap(({ client, tickets }) =>
        tickets.map(async ({ after_ms, ahead, cards, isPaidWrong, isTwice }) => {
          const price = BigInt(cards) * card + (isPaidWrong ? 1n : 0n);
          const id = randomUUID();
          await pause(after_ms);
          for (const _ of isTwice ? [0, 1] : [0]) client.bet(draw + ahead, price.toString(), { cards }, id);
          await pause(every_ms);
        }),
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
      live.operator.behave();
      await expect.poll(() => underWay(live), { timeout: 90_000 }).toEqual([]);
      for (const state of await expectPaid()) seen.add(state);
      await expectKept(live, everybody, start);
      await Promise.all(guests.map(({ client }) => client.close()));
    }),
    // A run takes as long as its rounds: what fails is not made smaller.
    { numRuns: 5, endOnFailure: true, examples: [[sharedRound]] },
  );
  // A test of nothing would hold as well.
  expect([...seen]).toEqual(expect.arrayContaining(['won', 'lost']));
}, 600_000);
