/**
 * The proof against the engine itself: for games small enough, every possible sequence of random
 * numbers is played by the live engine, and the figures must be equal as fractions.
 */
import { describe, expect, test } from 'vitest';
import { compileSlot } from '../slot/compile.ts';
import type { Features, SlotDefinition } from '../slot/definition.ts';
import { fiveLines3x3 } from '../slot/lines.ts';
import { createTable, playRound } from '../slot/play.ts';
import { exactFigures } from './exact.ts';
import { add, multiply, type Rational, rational, subtract, toDecimal, zero } from './fraction.ts';

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

/** Plays every sequence of draws and adds up its exact chance. */
function playEverySequence(definition: SlotDefinition) {
  const slot = compileSlot(definition);
  const table = createTable(slot);
  let [mean, second, nothing]: Rational[] = [zero, zero, zero];
  let [max, sequences] = [0, 0];
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
    const played = playEverySequence(definition);
    const { rtp, hitFrequency, maxWinBets, variance } = exactFigures(definition);
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
