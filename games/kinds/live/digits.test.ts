/** Digit games by their rules alone: every row of digits is counted, and links of a chain come to what the laws say. */
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createChain, saltedLink } from '../../kit/fairness/chain.ts';
import { createFairRandom } from '../../kit/fairness/stream.ts';
import { anyOrderOf, ordersOf, readSpot } from './digits.ts';
import { digitGames, lottoThreeDigits, lottoTwoDigits } from './games.ts';
import { drawSeeds } from './rules.ts';

const draws = 20_000;
const chain = createChain(createHash('sha256').update('digit rules').digest(), draws, 1);

test('every set of digits has one name, and as many orders as it can come in', () => {
  expect(anyOrderOf([7, 4, 0])).toBe('any-047');
  expect(anyOrderOf([3, 3])).toBeNull();
  expect(anyOrderOf([5, 5, 5])).toBeNull();
  expect(
    [
      [1, 2, 3],
      [1, 1, 2],
      [4, 4, 4],
      [0, 9],
      [8, 8],
    ].map(ordersOf),
  ).toEqual([6, 3, 1, 2, 1]);
  expect(readSpot('any-047')).toEqual({ digits: [0, 4, 7], isExact: false });
  expect(readSpot('740')).toEqual({ digits: [7, 4, 0], isExact: true });
});

test('there is a spot for every row of digits, and one for every set that has more than one order', () => {
  expect(lottoTwoDigits.spots).toHaveLength(100 + 45);
  expect(lottoThreeDigits.spots).toHaveLength(1000 + 120 + 90);
  expect(new Set(lottoThreeDigits.spots).size).toBe(1210);
});

describe.each(digitGames)('$code', (game) => {
  const outcomeOf = (draw: number) =>
    game.outcomeOf(
      createFairRandom({
        serverSeed: saltedLink(chain.link(draw), 'of a test'),
        ...drawSeeds(game.code, draw),
      }),
    );
  const digitsOf = (draw: number): readonly number[] => {
    const outcome = outcomeOf(draw);
    return 'digits' in outcome ? outcome.digits : [];
  };

  test('of all rows that can come an exact spot wins one, and a spot in any order as many as it has orders', () => {
    fc.assert(
      fc.property(fc.constantFrom(...game.spots), (spot) => {
        const { digits, isExact } = readSpot(spot);
        const wins = game.winsOf(100_000n, { spots: { [spot]: 1 } });
        expect(wins).toHaveLength(10 ** digits.length);
        expect(wins.filter((win) => win > 0n)).toHaveLength(isExact ? 1 : ordersOf(digits));
        const paid = Number(wins.reduce((sum, win) => sum + win, 0n)) / (wins.length * 100_000);
        expect(paid).toBeGreaterThanOrEqual(0.948);
        expect(paid).toBeLessThanOrEqual(0.95);
      }),
      { numRuns: 60 },
    );
  });

  test('several spots of one bet are paid each for itself', () => {
    const digits = digitsOf(1);
    const exact = digits.join('');
    const any = anyOrderOf(digits);
    const other = digits.map((digit) => (digit + 1) % 10).join('');
    const spots = { [exact]: 2, [other]: 1, ...(any === null ? {} : { [any]: 1 }) };
    const units = BigInt(Object.values(spots).reduce((sum, each) => sum + each, 0));
    const alone = (spot: string, count: bigint) =>
      game.winOf(count * 100_000n, { spots: { [spot]: Number(count) } }, outcomeOf(1));
    expect(game.winOf(units * 100_000n, { spots }, outcomeOf(1))).toBe(
      alone(exact, 2n) + (any === null ? 0n : alone(any, 1n)),
    );
    expect(alone(other, 1n)).toBe(0n);
  });

  test('over many links of a chain each drum gives each digit as often as any other, and the spots win as often as their laws say', () => {
    const drums = digitsOf(1).length;
    const seen = Array.from({ length: drums }, () => Array.from({ length: 10 }, () => 0));
    const kinds = game.betTypes();
    const won = kinds.map(() => 0);
    for (let draw = 1; draw <= draws; draw += 1) {
      const outcome = outcomeOf(draw);
      for (const [drum, digit] of digitsOf(draw).entries()) {
        const counts = seen[drum];
        if (counts) counts[digit] = (counts[digit] ?? 0) + 1;
      }
      for (const [index, { wager }] of kinds.entries())
        if (game.winOf(100n, wager, outcome) > 0n) won[index] = (won[index] ?? 0) + 1;
    }
    const within = (count: number, chance: number, what: string) =>
      expect(Math.abs(count - draws * chance), what).toBeLessThan(
        4.5 * Math.sqrt(draws * chance * (1 - chance)),
      );
    for (const counts of seen) for (const count of counts) within(count, 0.1, 'digit');
    for (const [index, { name, law }] of kinds.entries()) {
      const cases = law.outcomes.reduce(
        (sum, each) => (each.pays.numerator > 0n ? sum + each.cases : sum),
        0n,
      );
      within(won[index] ?? 0, Number(cases) / Number(law.total), name);
    }
  });

  test('what is no wager of the game, or no outcome, is refused', () => {
    const [first = ''] = game.spots;
    const all = first.replaceAll(/./g, '5');
    for (const spots of [
      {},
      { [`any-${all}`]: 1 },
      { '5': 1 },
      { '99999': 1 },
      { [first]: 0 },
      { [first]: 1.5 },
    ])
      expect(() => game.winsOf(100n, { spots }), JSON.stringify(spots)).toThrow();
    expect(() => game.winsOf(100n, { spots: { [first]: 3 } })).toThrow('do not divide');
    for (const digits of [[10, 1, 1], [], [1]])
      expect(() => game.winOf(100n, { spots: { [first]: 1 } }, { digits })).toThrow();
  });
});
