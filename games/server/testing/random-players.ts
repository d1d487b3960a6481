/**
 * Random players of a live game at fixed odds, under a faulty operator and with a process that is killed: every bet is decided once, by the draw and
 * the rules, no unit is lost or made, and nobody stakes or wins more in a draw than a bet may.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_BETS } from '../../kinds/live/rules.ts';
import type { LiveClient } from './live-client.ts';
import { startLiveHouse } from './live-house.ts';

const start = 10_000_000n;
const timing = { betting_ms: 1_200, answers_ms: 300, drawing_ms: 200, pause_ms: 60, beat_ms: 25 };

/**
 * Defines the test of a game.
 * @param spots those that players bet on; one among them that the game does not have is refused.
 */
export function testRandomPlayers(game: string, spots: readonly string[]): void {
  let live: Awaited<ReturnType<typeof startLiveHouse>>;
  beforeAll(async () => {
    live = await startLiveHouse({
      game,
      timing,
    });
  }, 180_000);
  afterAll(() => live.close());

  /** A bet of a player: when, how much, on what, whether it is sent twice, and for which draw. */
  const placed = fc.record({
    after_ms: fc.nat(1_400),
    unit: fc.constantFrom(100_000n, 200_000n, 100n),
    spots: fc.dictionary(fc.constantFrom(...spots), fc.integer({ min: 1, max: 4 }), {
      minKeys: 1,
      maxKeys: 3,
    }),
    isTwice: fc.boolean(),
    isOfNext: fc.oneof(
      { weight: 6, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
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
    players: fc.array(fc.array(placed, { minLength: 1, maxLength: 6 }), { minLength: 3, maxLength: 6 }),
    faults: fc.array(fault, { maxLength: 4 }),
    /** So long after the draw opened, its process is killed. */
    killed_ms: fc.option(fc.nat(1_800), { nil: null, freq: 2 }),
  });
  type Placed = typeof placed extends fc.Arbitrary<infer Value> ? Value : never;

  async function act(
    client: LiveClient,
    draw: number,
    { after_ms, unit, spots, ...wish }: Placed,
  ): Promise<void> {
    const units = Object.values(spots).reduce((sum, each) => sum + each, 0);
    const id = randomUUID();
    await pause(after_ms);
    for (const _ of wish.isTwice ? [0, 1] : [0])
      client.bet(wish.isOfNext ? draw + 1 : draw, (unit * BigInt(units)).toString(), spots, id);
    // What is looked at before the draw takes no more bets may not have arrived.
    await pause(timing.betting_ms + timing.answers_ms - Math.min(after_ms, timing.betting_ms));
  }

  type Bet = {
    number: number;
    draw_state: string;
    bet: string;
    wager: unknown;
    state: string;
    win: string | null;
    round_state: string;
    round_win: string;
  };

  /** Says what a bet may have come to, by the rules alone. */
  function expectDecided(bet: Bet): void {
    const said = JSON.stringify(bet);
    if (bet.state === 'void') {
      expect(bet.round_state, said).toMatch(/^(refused|rolled_back)$/);
      return;
    }
    const win = live.game.winOf(BigInt(bet.bet), bet.wager, live.outcomeOf(bet.number)).toString();
    const state = win === '0' ? 'lost' : 'won';
    expect(bet, said).toMatchObject({
      draw_state: 'settled',
      state,
      win,
      round_state: 'settled',
      round_win: win,
    });
  }

  async function expectSettled(player: string): Promise<string[]> {
    const underWay = () =>
      live.query(
        `SELECT r.state, b.state AS bet, d.state AS draw FROM house.round r
       LEFT JOIN house.draw_bet b USING (public_id) LEFT JOIN house.draw d USING (draw_id)
       WHERE r.player = $1
         AND (r.state NOT IN ('settled', 'refused', 'rolled_back') OR d.state NOT IN ('settled', 'cancelled'))`,
        [player],
      );
    await expect.poll(underWay, { timeout: 40_000 }).toEqual([]);
    const bets = await live.query<Bet>(
      `SELECT d.number, d.state AS draw_state, b.bet, b.wager, b.state, b.win, r.state AS round_state, r.win AS round_win
     FROM house.draw_bet b JOIN house.draw d USING (draw_id) JOIN house.round r USING (public_id) WHERE b.player = $1`,
      [player],
    );
    for (const bet of bets) expectDecided(bet);
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
    const standing = bets.filter(({ state }) => state !== 'void');
    for (const number of new Set(standing.map((bet) => bet.number)))
      expect(standing.filter((bet) => bet.number === number).length).toBeLessThanOrEqual(MOST_BETS);
    return bets.map(({ state }) => state);
  }

  test('whoever bets, repeats themselves or dies: each bet is decided once and paid to the unit', async () => {
    const seen = new Set<string>();
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(course, async ({ players, faults, killed_ms }) => {
        runs += 1;
        if (killed_ms !== null) await live.restartAsChild();
        const guests = await Promise.all(
          players.map(async (bets, index) => {
            const player = `random-${runs}-${index}`;
            return { player, bets, client: await live.connect(player, start) };
          }),
        );
        const [first] = guests;
        if (!first) return;
        const draw = await first.client.nextOpen();
        for (const { path, fault: met, times } of faults)
          live.operator.misbehave(path, ...Array.from({ length: times }, () => met));
        const acted = guests.map(({ client, bets }) =>
          Promise.all(bets.map((bet) => act(client, draw, bet))),
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
    // A test of nothing would hold as well. Where the random ones won nothing, somebody bets in peace until one has.
    for (let draws = 0; draws < 20 && !(seen.has('won') && seen.has('lost')); draws += 1) {
      const player = `in-peace-${draws}`;
      const client = await live.connect(player, start);
      const draw = await client.nextOpen();
      const calm = { after_ms: 0, unit: 100_000n, isTwice: false, isOfNext: false } as const;
      await Promise.all(
        spots.slice(0, 6).map((spot) => act(client, draw, { ...calm, spots: { [spot]: 1 } })),
      );
      for (const state of await expectSettled(player)) seen.add(state);
      await client.close();
    }
    expect([...seen]).toEqual(expect.arrayContaining(['won', 'lost']));
    const numbers = (await live.draws()).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }, 500_000);
}
