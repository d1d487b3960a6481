import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choose,
  combinationsOf,
  expectedReturn,
  lawOfLine,
  linesInTier,
  linesOn,
  noPools,
  numbersOf,
  PICKED,
  shareOut,
  TIERS,
  tiersOf,
} from './pools.ts';
import { lotteries } from './games.ts';
import { contributionOf, countByBet } from './sharing.ts';
import { liveVectors } from './published/vectors.ts';
import { recheckLiveBet } from './recompute.ts';
import { prizesOf } from './shared-list.ts';
import { figuresOf } from '../../kit/prove/law.ts';
import { toDecimal } from '../../kit/prove/fraction.ts';

const everyRules = lotteries.map(({ pool }) => pool);

/** Every six of some numbers. */
function linesOf(numbers: readonly number[]): number[][] {
  const lines: number[][] = [];
  const pick = (from: number, line: readonly number[]): void => {
    if (line.length === PICKED) lines.push([...line]);
    else for (let at = from; at < numbers.length; at += 1) pick(at + 1, [...line, numbers[at] ?? 0]);
  };
  pick(0, []);
  return lines;
}

test('the tiers of the lotteries are counted exactly', () => {
  expect(choose(49, 6)).toBe(13_983_816n);
  expect([6, 5, 4, 3].map((tier) => combinationsOf(49, tier))).toEqual([1n, 258n, 13_545n, 246_820n]);
  expect([42, 45, 55, 58].map((of) => choose(of, 6))).toEqual([
    5_245_786n,
    8_145_060n,
    28_989_675n,
    40_475_358n,
  ]);
  for (const { of } of everyRules)
    expect([0, 1, 2, 3, 4, 5, 6].reduce((sum, tier) => sum + combinationsOf(of, tier), 0n)).toBe(
      choose(of, 6),
    );
});

test('over random draws with ties, rollovers and a jackpot that must be won, no unit is lost or made', () => {
  const count = (most: number) => fc.nat(most).map(BigInt);
  const draw = fc.record({
    staked: fc.bigInt({ min: 0n, max: 10n ** 13n }),
    winners: fc.record({ 6: count(2), 5: count(9), 4: count(400), 3: count(9_000) }),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...everyRules),
      fc.array(draw, { minLength: 1, maxLength: 60 }),
      fc.constantFrom(1n, 1_000n, 100_000n),
      (rules, draws, payment) => {
        let pools = noPools;
        let withoutJackpot = 0;
        let [staked, paid, rake] = [0n, 0n, 0n];
        for (const { winners, ...one } of draws) {
          const shared = shareOut(rules, { ...one, winners, pools, withoutJackpot, payment });
          staked += one.staked;
          rake += shared.rake;
          for (const tier of TIERS) {
            paid += shared.prizes[tier] * winners[tier];
            expect(shared.prizes[tier] % payment).toBe(0n);
            expect(shared.carried[tier]).toBeGreaterThanOrEqual(0n);
          }
          const isAnyTierWon = TIERS.some((tier) => winners[tier] > 0n);
          if (isAnyTierWon) expect(shared.withoutJackpot).toBeLessThan(Math.max(rules.mustBeWonAfter, 1));
          ({ carried: pools, withoutJackpot } = shared);
        }
        expect(staked).toBe(paid + rake + TIERS.reduce((sum, tier) => sum + pools[tier], 0n));
      },
    ),
    { numRuns: 300 },
  );
});

test('a system bet is every six of its numbers, tier by tier', () => {
  const lines = linesOf([3, 8, 15, 22, 30, 41, 44, 49]);
  expect(lines).toHaveLength(28);
  expect(new Set(lines.map((line) => line.join())).size).toBe(28);
  const drawn = new Set([3, 8, 15, 22, 1, 2]);
  for (const tier of TIERS)
    expect(
      BigInt(lines.filter((line) => line.filter((each) => drawn.has(each)).length === tier).length),
    ).toBe(linesInTier(8, 4, tier));
});

test('what a line returns rises with the sales of a draw to 65 %, and with what was carried beyond that', () => {
  const [, , rules] = everyRules;
  if (!rules) throw new Error('There is no 6/49.');
  const of = (lines: number, carried = 0) =>
    expectedReturn(rules, { lines, line_minor: 100_000, pools: { 6: carried, 5: 0, 4: 0, 3: 0 } });
  expect(of(1_000)).toBeLessThan(of(100_000));
  expect(of(100_000)).toBeLessThan(of(100_000_000));
  expect(of(1_000_000_000)).toBeCloseTo(6_500, 0);
  expect(of(1_000_000, 10 ** 12)).toBeGreaterThan(of(1_000_000));
});

test('over all draws a line returns 65 %, and wins as often as its tiers say', () => {
  for (const rules of everyRules) {
    const { rtp, hits } = figuresOf(lawOfLine(rules));
    expect(toDecimal(rtp, 4)).toBe('0.6500');
    const winning = TIERS.reduce((sum, tier) => sum + combinationsOf(rules.of, tier), 0n);
    expect(hits.numerator * choose(rules.of, 6)).toBe(hits.denominator * winning);
  }
});

test('the jackpot that nobody has won for so long goes to the next tier that is won, and only then', () => {
  const [rules] = everyRules;
  if (!rules) throw new Error('There are no lotteries.');
  const draw = { staked: 2_000n, pools: { 6: 900n, 5: 30n, 4: 20n, 3: 10n }, payment: 1n };
  const after = rules.mustBeWonAfter - 1;
  const four = { ...noPools, 4: 2n };
  const kept = shareOut(rules, { ...draw, winners: four, withoutJackpot: after - 1 });
  expect(kept).toMatchObject({
    prizes: { ...noPools, 4: 110n },
    carried: { 6: 1_600n, 5: 230n },
    withoutJackpot: after,
  });
  const given = shareOut(rules, { ...draw, winners: four, withoutJackpot: after });
  expect(given).toMatchObject({
    prizes: { ...noPools, 4: 910n },
    carried: { 6: 0n, 5: 230n },
    withoutJackpot: 0,
  });
  // Nobody wins anything: it waits for the next draw.
  const waiting = shareOut(rules, { ...draw, winners: noPools, withoutJackpot: after });
  expect(waiting).toMatchObject({ prizes: noPools, carried: { 6: 1_600n }, withoutJackpot: after + 1 });
  const won = shareOut(rules, { ...draw, winners: { ...four, 6: 3n }, withoutJackpot: after });
  expect(won).toMatchObject({ prizes: { 6: 533n, 4: 110n }, carried: { 6: 1n }, withoutJackpot: 0 });
});

test('a ticket is six to twelve numbers of the lottery, each once', () => {
  const [rules] = everyRules;
  if (!rules) throw new Error('There are no lotteries.');
  const read = (numbers: readonly number[]) =>
    numbersOf(rules, { spots: Object.fromEntries(numbers.map((number) => [String(number), 1])) });
  expect(read([42, 1, 7, 30, 2, 5])).toEqual([1, 2, 5, 7, 30, 42]);
  for (const numbers of [
    [1, 2, 3, 4, 5],
    Array.from({ length: 13 }, (_, n) => n + 1),
    [1, 2, 3, 4, 5, 43],
    [0, 1, 2, 3, 4, 5],
  ])
    expect(() => read(numbers)).toThrow();
  expect(() => numbersOf(rules, { spots: { '1': 1, '2': 1, '3': 1, '4': 1, '5': 1, '6': 2 } })).toThrow();
  expect(() => numbersOf(rules, { spots: { '1': 1, '2': 1, '3': 1, '4': 1, '5': 1, '1e1': 1 } })).toThrow();
  expect(tiersOf([1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 30, 31])).toEqual({ ...noPools, 4: 3n, 3: 4n });
  expect([6, 7, 12].map(linesOn)).toEqual([1n, 7n, 924n]);
});

test('what a ticket gives to the pools is what its tiers are given, for every price of a line', () => {
  for (const rules of everyRules)
    for (const line of [20n, 40n, 1_000n, 500_000n]) {
      const shared = shareOut(rules, {
        staked: line,
        pools: noPools,
        winners: noPools,
        withoutJackpot: 0,
        payment: 1n,
      });
      expect(TIERS.reduce((sum, tier) => sum + shared.carried[tier], 0n)).toBe(contributionOf(rules, line));
    }
});

test('a ticket is checked in a browser: its link, its numbers, and what it is paid by the prizes of its draw', async () => {
  const vectors = liveVectors().filter(({ code }) => lotteries.some((game) => game.code === code));
  expect(vectors).toHaveLength(lotteries.length);
  for (const { code, version, salt, end, draws } of vectors)
    for (const { draw, link, outcome, bets } of draws.slice(0, 8))
      for (const bet of bets) {
        const ticket = { ...bet, game_code: code, game_version: version, draw, link, salt, end, outcome };
        expect(await recheckLiveBet(ticket)).toEqual({ chain: true, outcome: true, win: true });
        const more = { ...ticket, win_minor: (BigInt(bet.win_minor) + 1n).toString() };
        expect(await recheckLiveBet(more)).toMatchObject({ win: false });
      }
});

test('what the list of a draw says is counted again: prizes, ties, and a jackpot that is due', () => {
  const [game] = lotteries;
  if (!game) throw new Error('There are no lotteries.');
  const rules = game.pool;
  const spots = (numbers: readonly number[]) => ({
    spots: Object.fromEntries(numbers.map((number) => [String(number), 1])),
  });
  const tickets = [
    { id: 'a', currency: 'EUR', bet_minor: '20000', wager: spots([1, 2, 3, 4, 5, 40]) },
    { id: 'b', currency: 'EUR', bet_minor: '20000', wager: spots([1, 2, 3, 4, 5, 41]) },
    { id: 'c', currency: 'PHP', bet_minor: '100000', wager: spots([1, 2, 3, 4, 5, 6]) },
  ];
  const share = {
    before: ['900000', '0', '0', '0'],
    payment: '1000',
    line: '20000',
    prizes: ['0', '0', '0', '0'],
  };
  const outcome = { numbers: [1, 2, 3, 4, 5, 6] };
  const count = countByBet(rules, outcome);
  const of = (without_before: number) =>
    prizesOf(rules, { tickets, shared: { EUR: { ...share, without_before } } }, 'EUR', outcome, count);
  expect(of(0)).toEqual({ prizes: ['0', '2000', '0', '0'], line_minor: '20000', won_at: null });
  expect(of(rules.mustBeWonAfter - 1)?.prizes).toEqual(['0', '459000', '0', '0']);
  expect(prizesOf(rules, { tickets, shared: {} }, 'EUR', outcome, count)).toBeNull();
});
