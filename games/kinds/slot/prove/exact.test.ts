/**
 * The proof against the engine itself: for games small enough, every possible sequence of random
 * numbers is played by the live engine, and the figures must be equal as fractions.
 */
import { describe, expect, test } from 'vitest';
import { isWhole } from '../../../../tests/sampled.ts';
import { compileSlot } from '../engine/compile.ts';
import type { Features, SlotDefinition } from '../engine/definition.ts';
import { fiveLines3x3 } from '../engine/lines.ts';
import { createTable, playRound } from '../engine/play.ts';
import { exactFigures } from './exact.ts';
import {
  add,
  multiply,
  one,
  type Rational,
  rational,
  subtract,
  sum,
  toDecimal,
  toDouble,
  zero,
} from '../../../kit/prove/fraction.ts';
import { distributionOf } from './distribution.ts';
import { capFigures, sizeFor } from './max-win.ts';
import { type Algebra, createRoundLaw } from './round-law.ts';
import { games } from '../../../catalogue.ts';

const symbols: SlotDefinition['symbols'] = [
  { id: 'wild', name: 'Wild', kind: 'wild' },
  { id: 'high', name: 'High', kind: 'high' },
  { id: 'low', name: 'Low', kind: 'low' },
  { id: 'scatter', name: 'Scatter', kind: 'scatter' },
  { id: 'coin', name: 'Coin', kind: 'coin' },
  { id: 'mystery', name: 'Mystery', kind: 'mystery' },
];

function tinyGame(features: Features, change: Partial<SlotDefinition> = {}): SlotDefinition {
  return {
    code: 'tiny',
    title: 'Tiny',
    version: 1,
    reels: 3,
    rows: 3,
    symbols,
    strips: { base: ['high low low scatter', 'low wild high high', 'low scatter high low'] },
    evaluation: { kind: 'lines', lines: fiveLines3x3, direction: 'left' },
    betCoins: 5,
    pays: { wild: { 3: 50 }, high: { 2: 1, 3: 20 }, low: { 3: 4 } },
    features,
    volatility: 'low',
    ...change,
  };
}

const everySequence = new Map<SlotDefinition, ReturnType<typeof playEverySequence>>();

/** The below, once for each definition. */
function playedOf(definition: SlotDefinition): ReturnType<typeof playEverySequence> {
  const played = everySequence.get(definition) ?? playEverySequence(definition);
  everySequence.set(definition, played);
  return played;
}

/** Plays every sequence of draws and adds up its exact chance. */
function playEverySequence(definition: SlotDefinition) {
  const slot = compileSlot(definition);
  const table = createTable(slot);
  let [mean, second, nothing]: Rational[] = [zero, zero, zero];
  let [max, sequences] = [0, 0];
  const chances = new Map<number, Rational>();
  let path: { value: number; limit: number }[] = [];
  for (;;) {
    let depth = 0;
    const coins = playRound(
      slot,
      table,
      {
        below: (limit) => {
          const step = path[depth] ?? { value: 0, limit };
          path[depth] = step;
          depth += 1;
          return step.value;
        },
      },
      null,
    );
    path = path.slice(0, depth);
    sequences += 1;
    const chance = rational(
      1n,
      path.reduce((product, { limit }) => product * BigInt(limit), 1n),
    );
    mean = add(mean ?? zero, multiply(chance, rational(BigInt(coins))));
    second = add(second ?? zero, multiply(chance, rational(BigInt(coins) ** 2n)));
    if (coins === 0) nothing = add(nothing ?? zero, chance);
    chances.set(coins, add(chances.get(coins) ?? zero, chance));
    max = Math.max(max, coins);
    // The next sequence counts up the last draw that can go higher.
    let last = path.at(-1);
    while (last && last.value === last.limit - 1) {
      path.pop();
      last = path.at(-1);
    }
    if (!last) break;
    last.value += 1;
  }
  const bets = rational(1n, BigInt(definition.betCoins));
  const rtp = multiply(mean ?? zero, bets);
  return {
    sequences,
    chances,
    rtp,
    hitFrequency: subtract(rational(1n), nothing ?? zero),
    maxWinBets: multiply(rational(BigInt(max)), bets),
    variance: subtract(multiply(second ?? zero, multiply(bets, bets)), multiply(rtp, rtp)),
  };
}

const freeSpins = {
  awards: { 2: 2 },
  retriggers: { 2: 1 },
  maxSpins: 3,
  multiplier: { start: 1, step: 2, max: 4 },
  special: null,
};
const shortStrips = { base: ['high low scatter', 'low wild high', 'low scatter high'] };
const coinStrips = { base: ['coin low high low', 'low high coin wild', 'coin high low low'] };

const cases: [string, SlotDefinition][] = [
  ['lines and nothing else', tinyGame({})],
  [
    'lines both ways',
    tinyGame({}, { evaluation: { kind: 'lines', lines: fiveLines3x3, direction: 'both' } }),
  ],
  [
    'multiplying wilds',
    tinyGame(
      {},
      {
        symbols: [...symbols, { id: 'wild3', name: 'Wild ×3', kind: 'wild', multiplier: 3 }],
        strips: { base: ['wild3 low high wild', 'low wild3 high', 'wild3 high low'] },
      },
    ),
  ],
  [
    'ways with scatter pays',
    tinyGame(
      {},
      {
        evaluation: { kind: 'ways' },
        pays: { high: { 2: 1, 3: 20 }, low: { 3: 4 } },
        scatterPays: { 2: 3 },
      },
    ),
  ],
  [
    'free spins that rise and retrigger',
    tinyGame({ freeSpins }, { strips: shortStrips, scatterPays: { 1: 1, 2: 2 } }),
  ],
  [
    'free spins with a special symbol',
    tinyGame(
      { freeSpins: { ...freeSpins, retriggers: {}, special: { high: 1, low: 2 } } },
      { strips: { base: ['high low low scatter', 'low wild high low', 'low scatter low high'] } },
    ),
  ],
  [
    'sticky expanding wilds in free spins',
    tinyGame(
      {
        freeSpins: { ...freeSpins, retriggers: {} },
        expandingWilds: { reels: [0, 1], phases: ['base', 'free'], respin: false, sticky: true },
      },
      { strips: { base: ['high low scatter wild', 'low wild high low', 'low scatter high'] } },
    ),
  ],
  [
    'wild respins',
    tinyGame(
      { expandingWilds: { reels: [0, 1, 2], phases: ['base'], respin: true, sticky: false } },
      { strips: { base: ['high low low high wild', 'low wild high high low', 'low low high low wild'] } },
    ),
  ],
  [
    'strikes, mystery symbols and boosts',
    tinyGame(
      {
        strike: {
          chance: { base: [1, 3] },
          outcomes: [
            { reels: [1], weight: 2 },
            { reels: [0, 2], weight: 1 },
          ],
        },
        mystery: { symbol: 'mystery', weights: { high: 1, low: 2 } },
        boost: {
          phases: ['base'],
          outcomes: [
            { multiplier: 1, weight: 3 },
            { multiplier: 4, weight: 1 },
          ],
        },
      },
      { strips: { base: ['high mystery low', 'mystery mystery wild low', 'low mystery high'] } },
    ),
  ],
  [
    'hold and respin on few cells',
    tinyGame(
      {
        holdAndRespin: {
          symbol: 'coin',
          trigger: 3,
          respins: 1,
          landChance: [1, 2],
          values: [{ bets: 1, weight: 1 }],
          grandBets: 7,
        },
      },
      { strips: { base: ['coin coin high', 'low coin coin wild', 'coin high coin'] } },
    ),
  ],
  [
    'prizes of coins',
    tinyGame(
      {
        holdAndRespin: {
          symbol: 'coin',
          trigger: 2,
          respins: 1,
          landChance: [0, 1],
          values: [
            { bets: 1, weight: 2 },
            { bets: 5, weight: 1, jackpot: 'mini' },
          ],
          grandBets: 7,
        },
      },
      { strips: coinStrips },
    ),
  ],
];

describe('the proof equals the engine over every sequence of random numbers', () => {
  test.each(cases)('%s', (_name, definition) => {
    const played = playedOf(definition);
    const { rtp, hitFrequency, maxWinBets, maxWinChance, variance } = exactFigures(definition);
    expect(maxWinChance).toEqual(played.chances.get(Math.max(...played.chances.keys())));
    expect(played.sequences).toBeGreaterThan(10);
    expect(toDecimal(rtp, 30)).toBe(toDecimal(played.rtp, 30));
    expect({ rtp, hitFrequency, maxWinBets, variance }).toEqual({
      rtp: played.rtp,
      hitFrequency: played.hitFrequency,
      maxWinBets: played.maxWinBets,
      variance: played.variance,
    });
  });
});

/** Whole distributions in exact fractions. */
const exact: Algebra<Map<number, Rational>> = {
  leaf: ({ byCoins, denominator }, multiplier) =>
    new Map([...byCoins].map(([coins, weight]) => [coins * multiplier, rational(weight, denominator)])),
  nothing: new Map([[0, one]]),
  together: (a, b) => {
    const sums = new Map<number, Rational>();
    for (const [x, p] of a)
      for (const [y, q] of b) sums.set(x + y, add(sums.get(x + y) ?? zero, multiply(p, q)));
    return sums;
  },
  oneOf: (parts) => {
    const sums = new Map<number, Rational>();
    for (const part of parts) for (const [x, p] of part) sums.set(x, add(sums.get(x) ?? zero, p));
    return sums;
  },
  times: (law, chance) => new Map([...law].map(([x, p]) => [x, multiply(p, chance)])),
};
const byCoins = (law: ReadonlyMap<number, Rational>) =>
  [...law].filter(([, chance]) => chance.numerator > 0n).toSorted(([a], [b]) => a - b);

describe('the distribution of a round', () => {
  test.each(cases)('%s: payout by payout as the engine plays it', (_name, definition) => {
    const played = playedOf(definition);
    const law = createRoundLaw(compileSlot(definition));
    expect(byCoins(law(exact))).toEqual(byCoins(played.chances));
    expect(sum(played.chances.values())).toEqual(one);

    const most = Math.max(...played.chances.keys());
    for (const cap of [1, 7, Math.ceil(most / 3), most].filter((coins) => coins > 0)) {
      const { chance, excess, squareExcess } = capFigures(law, most, cap);
      const over = [...played.chances].filter(([coins]) => coins >= cap);
      const mean = (of: (coins: bigint) => bigint) =>
        toDouble(sum(over.map(([coins, p]) => multiply(p, rational(of(BigInt(coins)))))));
      const limit = BigInt(cap);
      const expected = [mean(() => 1n), mean((x) => x - limit), mean((x) => x * x - limit * limit)];
      [chance, excess, squareExcess].forEach(({ value, error }, index) => {
        // Far above the maximum nothing fades out in so small a game; the bound still holds, and is tight at the top.
        if (cap === most) expect(error).toBeLessThan(1e-8 * most ** index);
        expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThanOrEqual(
          error + 1e-15 * (expected[index] ?? 0),
        );
      });
    }
  });

  test.each(['super-joker', ...(isWhole ? ['koi-pond', 'dragon-fortune'] : [])])(
    '%s: sums to 1, and its mean is the RTP',
    (code) => {
      const game = games.find((each) => each.code === code);
      if (!game) throw new Error(`no game ${code}`);
      const figures = exactFigures(game);
      const most = Number(multiply(figures.maxWinBets, rational(BigInt(game.betCoins))).numerator);
      const size = sizeFor(most, most);
      const { chances } = distributionOf(createRoundLaw(compileSlot(game)), {
        size,
        tilt: 0,
        most,
        cap: most,
      });
      let [total, mean] = [0, 0];
      for (let coins = size - 1; coins >= 0; coins -= 1) {
        total += chances[coins] ?? 0;
        mean += coins * (chances[coins] ?? 0);
      }
      expect(Math.abs(total - 1)).toBeLessThan(1e-11);
      expect((mean / game.betCoins).toFixed(9)).toBe(toDecimal(figures.rtp, 9));
    },
    120_000,
  );
});
