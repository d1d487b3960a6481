/**
 * Random players of a lottery with pools, under a faulty operator and with a process that is killed: whatever is bought, given back, tied
 * or rolled over, what was staked is what was paid, kept and carried, and the operator has booked the same to the last unit.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOn, poolsFrom, prizeOf, tiersOf } from '../../../kinds/live/pools.ts';
import { wagerSchema } from '../../../kinds/live/rules.ts';
import { startPoolHouse } from '../../testing/live-house.ts';
import { expectKept, underWay } from '../../testing/pool-books.ts';

const line = 20_000n;
const start = 100_000n * line;
const every_ms = 2_500;
let live: Awaited<ReturnType<typeof startPoolHouse>>;
beforeAll(async () => {
  live = await startPoolHouse({
    game: 'lotto-6-58',
    timing: {
      answers_ms: 300,
      drawing_ms: 200,
      pause_ms: 100,
      beat_ms: 25,
      stale_ms: 120_000,
      schedule: { every_ms, offset_ms: 0, sells: 3, announces_ms: 150 },
    },
  });
}, 180_000);
afterAll(() => live.close());

/** A ticket: when it is bought, for which draw, how many of its numbers are drawn, how many it has, and whether it is sent twice. */
const bought = fc.record({
  after_ms: fc.nat(2_500),
  ahead: fc.constantFrom(0, 0, 1, 2, 3, -1),
  hits: fc.constantFrom(0, 2, 3, 3, 4, 5, 6),
  picked: fc.constantFrom(6, 6, 6, 7, 9, 12),
  isPaidWrong: fc.boolean(),
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
  players: fc.array(fc.array(bought, { minLength: 1, maxLength: 6 }), { minLength: 3, maxLength: 5 }),
  faults: fc.array(fault, { maxLength: 4 }),
  /** For so long the operator books nothing for the pools, as with stakes of bonus money. */
  unbooked_ms: fc.option(fc.nat(1_500), { nil: null, freq: 1 }),
  killed_ms: fc.option(fc.nat(4_000), { nil: null, freq: 2 }),
});

const drawnIn = (draw: number): readonly number[] => {
  const outcome = live.outcomeOf(draw);
  return 'numbers' in outcome ? outcome.numbers : [];
};

function spotsWith(draw: number, hits: number, picked: number): Record<string, number> {
  const drawn = draw < 1 ? [] : drawnIn(draw);
  const others = live.game.spots.map(Number).filter((number) => !drawn.includes(number));
  const numbers = [...drawn.slice(0, hits), ...others].slice(0, picked);
  return Object.fromEntries(numbers.map((number) => [String(number), 1]));
}

type Ticket = {
  number: number;
  wager: unknown;
  state: string;
  win: string | null;
  round_win: string;
  prizes: string[];
};

/** Every ticket is paid by the numbers and the prizes of its draw, once. @returns what became of the tickets. */
async function expectPaid(): Promise<string[]> {
  const tickets = await live.query<Ticket>(
    `SELECT d.number, b.wager, b.state, b.win, r.win AS round_win, s.prizes::text[] AS prizes
     FROM house.draw_bet b JOIN house.draw d USING (draw_id) JOIN house.round r USING (public_id)
     JOIN house.lottery_share s ON s.draw_id = d.draw_id AND s.currency = b.currency
     WHERE b.state IN ('won', 'lost')`,
  );
  for (const { number, wager, state, win, round_win, prizes } of tickets) {
    const numbers = Object.keys(wagerSchema.parse(wager).spots).map(Number);
    const expected = prizeOf(tiersOf(numbers, drawnIn(number)), poolsFrom(prizes)).toString();
    expect({ state, win, round_win }, JSON.stringify({ number, numbers, prizes })).toEqual({
      state: expected === '0' ? 'lost' : 'won',
      win: expected,
      round_win: expected,
    });
  }
  return tickets.map(({ state, prizes }) => `${state} ${prizes[0] === '0' ? 'rolled' : 'won'}`);
}

test('whatever is bought, tied, rolled over or given back: stakes are prizes, rake and what is carried', async () => {
  const seen = new Set<string>();
  const everybody: string[] = [];
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(course, async ({ players, faults, killed_ms, unbooked_ms }) => {
      runs += 1;
      if (killed_ms !== null) await live.restartAsChild();
      const guests = await Promise.all(
        players.map(async (tickets, index) => {
          const player = `random-${runs}-${index}`;
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
        tickets.map(async ({ after_ms, ahead, hits, picked, isPaidWrong, isTwice }) => {
          const spots = spotsWith(draw + ahead, hits, picked);
          const price = linesOn(picked) * line + (isPaidWrong && hits === 0 ? 1n : 0n);
          const id = randomUUID();
          await pause(after_ms);
          for (const _ of isTwice ? [0, 1] : [0]) client.bet(draw + ahead, price.toString(), spots, id);
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
      await expect.poll(() => underWay(live), { timeout: 60_000 }).toEqual([]);
      for (const state of await expectPaid()) seen.add(state);
      await expectKept(live, everybody, start);
      await Promise.all(guests.map(({ client }) => client.close()));
    }),
    // A run takes as long as its draws: what fails is not made smaller.
    { numRuns: 5, endOnFailure: true },
  );
  // A test of nothing would hold as well.
  expect([...seen]).toEqual(
    expect.arrayContaining([expect.stringMatching(/^won/), expect.stringMatching(/^lost/)]),
  );
}, 500_000);
