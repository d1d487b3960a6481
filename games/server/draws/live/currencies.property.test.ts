/**
 * Random players of three games with pools in currencies of every scale, some of them alone with theirs, some for play money and some with a
 * wallet in another currency, under a faulty operator who calls draws off: each currency is shared out as if there were no other, and the
 * operator has booked the same to the last unit.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { demoCurrency, walletPaths } from '@marquee/contract/providers/hub88.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { underWay } from '../../testing/pool-books.ts';
import { expectBooksAgree } from '../../testing/pool-ledgers.ts';
import { type PoolNodes, startPoolNodes } from '../../testing/pool-nodes.ts';
import { choiceOfBet, type PoolPlayer, seatPlayer } from '../../testing/pool-players.ts';
import { expectReplayed } from '../../testing/replayed-pools.ts';

const scheduled = ['lotto-6-58', 'bingo-90'] as const;
const games = [...scheduled, 'sabong-arena'] as const;
const every_ms = 2_500;
/** Who plays each game. Yen have no decimals, and of bitcoin a line costs so little that a share of it is hardly a unit. */
const seats = [
  { currency: 'EUR' },
  { currency: 'EUR' },
  { currency: 'PHP' },
  { currency: 'PHP' },
  { currency: 'JPY' },
  { currency: 'JPY' },
  { currency: 'BTC' },
  { currency: 'BTC' },
  // Alone with their currency.
  { currency: 'KRW' },
  { currency: demoCurrency },
  // The operator takes none of these bets.
  { currency: 'JPY', wallet: 'EUR' },
] as const;

let live: PoolNodes;
let players: PoolPlayer[] = [];
beforeAll(async () => {
  live = await startPoolNodes({
    games,
    timing: {
      betting_ms: 2_000,
      answers_ms: 300,
      drawing_ms: 200,
      pause_ms: 100,
      ball_ms: 5,
      beat_ms: 50,
      stale_ms: 120_000,
      announces_ms: 150,
      schedule: { every_ms, offset_ms: 0, sells: 3, announces_ms: 150 },
    },
  });
  await live.startNode(0);
  players = await Promise.all(
    games.flatMap((code) =>
      seats.map((seat, index) => seatPlayer(live, { ...seat, code, player: `${code}-${index}` })),
    ),
  );
}, 180_000);
afterAll(async () => {
  await Promise.all(players.map((player) => player.leave()));
  await live.close();
});

const placed = fc.record({
  player: fc.nat(games.length * seats.length - 1),
  after_ms: fc.nat(6_000),
  ahead: fc.constantFrom(0, 0, 1, 2, -1),
  isWrong: fc.constantFrom(false, false, false, false, false, true),
  choice: choiceOfBet,
});
const calledOff = fc.record({
  after_ms: fc.nat(6_000),
  code: fc.constantFrom(...scheduled),
  ahead: fc.constantFrom(0, 1, 2),
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
  bets: fc.array(placed, { minLength: 60, maxLength: 100 }),
  calledOff: fc.array(calledOff, { maxLength: 2 }),
  faults: fc.array(fault, { maxLength: 4 }),
  /** For so long the operator books nothing for the pools, as with stakes of bonus money. */
  unbooked_ms: fc.option(fc.nat(1_000), { nil: null, freq: 1 }),
});
type Course = typeof course extends fc.Arbitrary<infer Value> ? Value : never;

/** Everybody in one draw, with the same numbers and on both sides: chance may leave players alone. */
const everybody: Course = {
  bets: games.flatMap((_, game) =>
    seats.map((_seat, index) => ({
      player: game * seats.length + index,
      after_ms: 0,
      ahead: 1,
      isWrong: false,
      choice: {
        hits: 4,
        picked: 7,
        sides: { [index % 2 === 0 ? 'meron' : 'wala']: 1, draw: 1 },
        lines: 2n,
        cards: 3 + index,
      },
    })),
  ),
  calledOff: [{ after_ms: 1_000, code: 'lotto-6-58', ahead: 2 }],
  faults: [],
  unbooked_ms: null,
};

test('whoever plays in which currency: each is shared out by itself, and stakes are prizes, rake, what is carried and what was given back', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(course, async ({ bets, calledOff: called, faults, unbooked_ms }) => {
      for (const { path, fault: met, times } of faults)
        live.operator.misbehave(path, ...Array.from({ length: times }, () => met));
      const acted = [
        ...bets.map(async ({ player, after_ms, choice, ...how }) => {
          await pause(after_ms);
          await players[player]?.bet(choice, { ...how, via: [0] });
        }),
        ...called.map(async ({ after_ms, ...named }) => {
          await pause(after_ms);
          if (await live.callOff({ ...named, via: [0] })) seen.add('called off');
        }),
      ];
      if (unbooked_ms !== null) {
        live.operator.bookJackpots(false);
        await pause(unbooked_ms);
        live.operator.bookJackpots(true);
      }
      await Promise.all(acted);
      live.operator.behave();
      await expect.poll(() => underWay(live), { timeout: 60_000 }).toEqual([]);
      for (const each of await expectReplayed(live)) seen.add(each);
      const purses = players.flatMap((player) => player.purses);
      for (const each of await expectBooksAgree(live, purses)) seen.add(each);
    }),
    // A run takes as long as its draws: what fails is not made smaller.
    { numRuns: 5, endOnFailure: true, examples: [[everybody]] },
  );
  // A test of nothing would hold as well.
  const shared = ['EUR', 'PHP', 'JPY', 'BTC', demoCurrency];
  const words = games.flatMap((code) => shared.map((currency) => `${code} ${currency} won`));
  expect([...seen]).toEqual(
    expect.arrayContaining([...words, 'called off', 'lotto-6-58 tied', 'bingo-90 KRW given back']),
  );
  // Nobody is paid for being alone in a room.
  expect([...seen]).not.toContain('bingo-90 KRW won');
}, 500_000);
