/** Live tables by their rules alone: what a draw comes to is the table's, as likely as there, and each bet is paid as there. */
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createChain, saltedLink } from '../../kit/fairness/chain.ts';
import { createFairRandom } from '../../kit/fairness/stream.ts';
import { tableVersions } from '../table/versions.ts';
import { liveTables } from './games.ts';
import { drawSeeds, firstOfShoe } from './rules.ts';

const salt = 'of a test';
const draws = 20_000;
const chain = createChain(createHash('sha256').update('live rules').digest(), draws, 1);

describe.each(liveTables)('$code', (game) => {
  const table = tableVersions.get(game.table.code)?.get(game.table.version);
  const seedsOf = (draw: number) => ({
    serverSeed: saltedLink(chain.link(draw), salt),
    ...drawSeeds(game.code, draw),
  });
  const outcomeOf = (draw: number) => game.outcomeOf(createFairRandom(seedsOf(draw)));
  const wager = fc.dictionary(fc.constantFrom(...game.spots), fc.integer({ min: 1, max: 9 }), {
    minKeys: 1,
    maxKeys: 6,
  });

  test('a bet is paid what the table pays for the same numbers, and never more than the worst result', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: draws }),
        wager,
        fc.integer({ min: 1, max: 99_999 }),
        (draw, spots, unit) => {
          const units = Object.values(spots).reduce((sum, each) => sum + each, 0);
          const bet = BigInt(unit) * BigInt(units);
          const win = game.winOf(bet, { spots }, outcomeOf(draw));
          const played = table?.begin(bet, { spots }, createFairRandom(seedsOf(draw))).after([]);
          expect(played).toMatchObject({ win_minor: win, seen: outcomeOf(draw) });
          const wins = game.winsOf(bet, { spots });
          expect(wins).toContain(win);
          const most = wins.reduce((a, b) => (a > b ? a : b), 0n);
          expect(most).toBe(table?.mostOf(bet, { spots }).win_minor);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('over many links of a chain each kind of bet wins as often as its law says', () => {
    const kinds = game.betTypes();
    const won = kinds.map(() => 0);
    for (let draw = 1; draw <= draws; draw += 1) {
      const outcome = outcomeOf(draw);
      for (const [index, kind] of kinds.entries())
        if (game.winOf(100n, kind.wager, outcome) > 100n) won[index] = (won[index] ?? 0) + 1;
    }
    for (const [index, { name, law }] of kinds.entries()) {
      const cases = law.outcomes.reduce(
        (sum, { pays, cases: of }) => (pays.numerator > pays.denominator ? sum + of : sum),
        0n,
      );
      const chance = Number(cases) / Number(law.total);
      const deviation = Math.sqrt(draws * chance * (1 - chance));
      expect(Math.abs((won[index] ?? 0) - draws * chance), name).toBeLessThan(4.5 * deviation);
    }
  });

  test('what is no wager of the table, or no outcome, is refused', () => {
    const [outcome] = [outcomeOf(1)];
    const [first = ''] = game.spots;
    for (const spots of [{}, { none: 1 }, { [first]: 0 }, { [first]: 1.5 }, { [first]: -1 }])
      expect(() => game.winsOf(100n, { spots })).toThrow();
    expect(() => game.winsOf(100n, { spots: { [first]: 3 } })).toThrow('do not divide');
    expect(() => game.winOf(100n, { spots: { [first]: 1 } }, { ...outcome, more: 1 })).toThrow();
  });
});

test('a shoe begins with the first draw and with each that follows a full one', () => {
  expect([1, 2, 60, 61, 120, 121].map((draw) => firstOfShoe(draw, 60))).toEqual([1, 1, 1, 61, 61, 121]);
});
