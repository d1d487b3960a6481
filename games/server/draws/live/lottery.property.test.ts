/**
 * Random players of a digit game, who buy for this draw and for those that follow, under a faulty operator and with a process that is
 * killed: each ticket is decided once by its draw, no unit is lost or made, and the list of every draw has the hash that was published.
 */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ticketSetText } from '../../../kit/fairness/ticket-set.ts';
import { startLiveHouse } from '../../testing/live-house.ts';

const start = 10_000_000n;
const every_ms = 2_500;
const timing = {
  answers_ms: 300,
  drawing_ms: 200,
  pause_ms: 100,
  beat_ms: 25,
  stale_ms: 120_000,
  schedule: { every_ms, offset_ms: 0, sells: 3, announces_ms: 150 },
};
let live: Awaited<ReturnType<typeof startLiveHouse>>;
beforeAll(async () => {
  live = await startLiveHouse({ game: 'lotto-2d', timing });
}, 180_000);
afterAll(() => live.close());

/** What makes a ticket one that is not taken. Few are so: where nearly all are, no ticket wins. */
const flaws = {
  spot: { spots: { 777: 1 } },
  order: { spots: { 'any-10': 1 } },
  past: { ahead: -1 },
  unit: { unit: 100n },
} as const;

/** A ticket: when it is bought, for how many draws ahead, how much, on what, and whether it is sent twice. */
const bought = fc.record({
  after_ms: fc.nat(3_000),
  ahead: fc.constantFrom(0, 0, 1, 2, 3),
  unit: fc.constantFrom(100_000n, 200_000n),
  spots: fc.dictionary(
    fc.oneof(
      fc.integer({ min: 0, max: 99 }).map((row) => String(row).padStart(2, '0')),
      fc.constantFrom('any-01', 'any-37', 'any-89'),
    ),
    fc.integer({ min: 1, max: 4 }),
    { minKeys: 1, maxKeys: 30 },
  ),
  flaw: fc.oneof(
    { weight: 6, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom('spot', 'order', 'past', 'unit') },
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
  players: fc.array(fc.array(bought, { minLength: 1, maxLength: 6 }), { minLength: 3, maxLength: 5 }),
  faults: fc.array(fault, { maxLength: 4 }),
  /** So long after the first draw opened, its process is killed. */
  killed_ms: fc.option(fc.nat(4_000), { nil: null, freq: 2 }),
});

type Bet = {
  public_id: string;
  number: number;
  draw_state: string;
  bet: string;
  wager: unknown;
  state: string;
  win: string | null;
  round_state: string;
  round_win: string;
};

async function expectSettled(player: string): Promise<string[]> {
  const underWay = () =>
    live.query(
      `SELECT r.state FROM house.round r
       LEFT JOIN house.draw_bet b USING (public_id) LEFT JOIN house.draw d USING (draw_id)
       WHERE r.player = $1 AND (r.state NOT IN ('settled', 'refused', 'rolled_back')
         OR (b.state <> 'void' AND d.state NOT IN ('settled', 'cancelled')))`,
      [player],
    );
  await expect.poll(underWay, { timeout: 60_000 }).toEqual([]);
  const bets = await live.query<Bet>(
    `SELECT b.public_id, d.number, d.state AS draw_state, b.bet, b.wager, b.state, b.win, r.state AS round_state, r.win AS round_win
     FROM house.draw_bet b JOIN house.draw d USING (draw_id) JOIN house.round r USING (public_id) WHERE b.player = $1`,
    [player],
  );
  for (const bet of bets) {
    const said = JSON.stringify(bet);
    if (bet.state === 'void') {
      expect(bet.round_state, said).toMatch(/^(refused|rolled_back)$/);
      continue;
    }
    const win = live.game.winOf(BigInt(bet.bet), bet.wager, live.outcomeOf(bet.number)).toString();
    expect(bet, said).toMatchObject({
      draw_state: 'settled',
      state: win === '0' ? 'lost' : 'won',
      win,
      round_state: 'settled',
      round_win: win,
    });
  }
  const [row] = await live.query<{ change: string; settled: number; wins: number }>(
    `SELECT coalesce(sum(CASE state WHEN 'settled' THEN win - bet ELSE 0 END), 0)::text AS change,
       count(*) FILTER (WHERE state = 'settled')::int AS settled,
       (SELECT count(*)::int FROM house.round_transaction t JOIN house.round o USING (round_id)
        WHERE o.player = $1 AND t.kind = 'win' AND t.state = 'acknowledged') AS wins
     FROM house.round WHERE player = $1`,
    [player],
  );
  expect(live.operator.balances.get(player), player).toBe(start + BigInt(row?.change ?? 0));
  expect(row?.wins).toBe(row?.settled);
  return bets.map(({ state }) => state);
}

const listed = z.object({
  tickets_hash: z.string(),
  tickets: z.array(
    z.object({ id: z.string(), currency: z.string(), bet_minor: z.string(), wager: z.unknown() }),
  ),
});

/** Every draw that was held: its list has its hash, and is of the bets that were decided in it. */
async function expectLists(): Promise<void> {
  const draws = await live.query<{ number: number; hash: string; ids: string[] }>(
    `SELECT d.number, encode(d.tickets_hash, 'hex') AS hash,
       array(SELECT b.public_id::text FROM house.draw_bet b
             WHERE b.draw_id = d.draw_id AND b.state IN ('won', 'lost') ORDER BY b.public_id) AS ids
     FROM house.draw d WHERE d.state = 'settled' ORDER BY d.number`,
  );
  expect(draws.length).toBeGreaterThan(0);
  for (const { number, hash, ids } of draws) {
    const answer = await fetch(`${live.url()}/fairness/tickets/lotto-2d/1/${number}.json`);
    const set = listed.parse(await answer.json());
    expect(set.tickets_hash).toBe(hash);
    expect(createHash('sha256').update(ticketSetText(set.tickets)).digest('hex'), String(number)).toBe(hash);
    expect(set.tickets.map(({ id }) => id)).toEqual(ids);
  }
}

/** All hundred rows in three tickets of a draw that follows: one of them wins, whatever is drawn. @returns the states of the tickets. */
async function buyEveryRow(): Promise<string[]> {
  const client = await live.connect('every-row', start);
  const draw = (await client.nextOpen()) + 1;
  const rows = Array.from({ length: 100 }, (_, row) => String(row).padStart(2, '0'));
  const tickets = [rows.slice(0, 40), rows.slice(40, 80), rows.slice(80)].map((some) =>
    client.bet(
      draw,
      (10_000n * BigInt(some.length)).toString(),
      Object.fromEntries(some.map((row) => [row, 1])),
    ),
  );
  await Promise.all(tickets.map((ticket) => client.answer(ticket)));
  const states = await expectSettled('every-row');
  await client.close();
  return states;
}

test('whoever buys, repeats themselves or dies: each ticket is decided once and paid to the unit', async () => {
  const seen = new Set<string>();
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(course, async ({ players, faults, killed_ms }) => {
      runs += 1;
      if (killed_ms !== null) await live.restartAsChild();
      const guests = await Promise.all(
        players.map(async (tickets, index) => {
          const player = `random-${runs}-${index}`;
          return { player, tickets, client: await live.connect(player, start) };
        }),
      );
      const [first] = guests;
      if (!first) return;
      const draw = await first.client.nextOpen();
      for (const { path, fault: met, times } of faults)
        live.operator.misbehave(path, ...Array.from({ length: times }, () => met));
      const acted = guests.flatMap(({ client, tickets }) =>
        tickets.map(async ({ flaw, ...ticket }) => {
          const { after_ms, ahead, unit, spots, isTwice } = { ...ticket, ...(flaw && flaws[flaw]) };
          const units = Object.values(spots).reduce((sum, each) => sum + each, 0);
          const id = randomUUID();
          await pause(after_ms);
          for (const _ of isTwice ? [0, 1] : [0])
            client.bet(draw + ahead, (unit * BigInt(units)).toString(), spots, id);
          // What is looked at before the draw takes no more bets may not have arrived.
          await pause(every_ms);
        }),
      );
      if (killed_ms !== null) {
        await pause(killed_ms);
        await live.restart();
      }
      await Promise.all(acted);
      live.operator.behave();
      for (const { player } of guests) for (const state of await expectSettled(player)) seen.add(state);
      await Promise.all(guests.map(({ client }) => client.close()));
    }),
    // A run takes as long as its draws: what fails is not made smaller.
    { numRuns: 5, endOnFailure: true },
  );
  for (const state of await buyEveryRow()) seen.add(state);
  await expectLists();
  // A test of nothing would hold as well.
  expect([...seen]).toEqual(expect.arrayContaining(['won', 'lost']));
  const numbers = (await live.draws()).map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
}, 500_000);
