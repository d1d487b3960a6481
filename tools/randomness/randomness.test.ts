/** Outcomes of the instant games, the tables, crash and the live tables look as stated; and the tests that say so find a stream that is not. */
import { describe, expect, test } from 'vitest';
import type { RandomSource } from '../../games/kit/fairness/random.ts';
import { isWhole } from '../../tests/sampled.ts';
import { examine, type Examined } from './examine.ts';
import { watchedDraws, watchedFlights } from './draw-outcomes.ts';
import { watched } from './outcomes.ts';
import { liveStreams } from './watch.ts';
import { chiSquaredTail, runs, serial } from './statistics.ts';

/** Seeds are fixed: what passes once passes always, until a rule or the stream changes. */
const OUTCOMES = 20_000;
const LEAST = 1e-5;

const worst = ({ findings }: Examined): number => Math.min(...findings.map(({ finding }) => finding.p));

/** Every third of what is watched; `npm run games:randomness` looks at a million outcomes of all. */
const looked = [...watched(), ...watchedDraws(), watchedFlights()].filter(
  (_, place) => isWhole || place % 3 === 0,
);

test.each(looked)('$name', { timeout: 180_000 }, (game) => {
  const examined = examine(game, OUTCOMES);
  for (const { test: name, finding } of examined.findings) {
    expect(finding.degrees, name).toBeGreaterThan(0);
    expect(finding.p, `${name}: ${finding.statistic.toFixed(1)} of ${finding.degrees}`).toBeGreaterThan(
      LEAST,
    );
  }
});

describe('a stream that is not as stated is found out', () => {
  const spoilt = (spoil: (random: RandomSource, nonce: number) => RandomSource) => {
    const live = liveStreams('spoilt');
    const streams = (nonce: number) => spoil(live(nonce), nonce);
    return [...watched(streams), watchedFlights(streams)];
  };

  test.each([
    // The lowest number comes one time in twenty more often than it should.
    [
      'favours a number',
      (random: RandomSource) => ({
        below: (limit: number) => (random.below(20) === 0 ? 0 : random.below(limit)),
      }),
    ],
    // Numbers of six bits: with 40 or 52 values some come twice as often as others.
    [
      'takes remainders of six bits',
      (random: RandomSource) => ({ below: (limit: number) => random.below(64) % limit }),
    ],
  ])('one that %s', (_, spoil) => {
    const names = ['dice', 'keno, first number', 'hi-lo', 'roulette', 'crash, flights'];
    const found = spoilt(spoil).filter(({ name }) => names.includes(name));
    expect(found).toHaveLength(names.length);
    for (const game of found) expect(worst(examine(game, OUTCOMES)), game.name).toBeLessThan(LEAST);
  });

  test('one that plays each round twice', () => {
    const live = liveStreams('spoilt');
    const streams = (nonce: number) => live(Math.floor(nonce / 2));
    const games = [...watched(streams), watchedFlights(streams)];
    const plain = /^(dice|limbo|plinko|mines|keno|wheel|roulette|sic-bo|fan-tan, beads|crash)/;
    for (const game of games.filter(({ name }) => plain.test(name))) {
      const { findings } = examine(game, OUTCOMES);
      const pairs = findings.find(({ test: name }) => name === 'serial');
      expect(pairs?.finding.p, game.name).toBeLessThan(LEAST);
    }
  });
});

describe('the statistics', () => {
  // Tabulated: the points that chi-squared passes one time in twenty, and in a thousand.
  test.each([
    [3.841, 1, 0.05],
    [18.307, 10, 0.05],
    [124.342, 100, 0.05],
    [10.828, 1, 0.001],
    [149.449, 100, 0.001],
  ])('chi-squared passes %d with %d degrees of freedom with a chance of %d', (statistic, degrees, p) => {
    expect(chiSquaredTail(statistic, degrees)).toBeCloseTo(p, 4);
  });

  test('outcomes that take turns are found by their runs and their pairs, not by how often each comes', () => {
    const turns = Array.from({ length: 1_000 }, (_, index) => index % 2);
    expect(runs(turns.map((side) => side === 1)).p).toBeLessThan(1e-9);
    expect(serial(turns, [0.5, 0.5]).p).toBeLessThan(1e-9);
  });
});
