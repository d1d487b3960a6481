/** The table games: rounds agree with their laws, and no wager pays more than is said of it. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWhole } from '../../../tests/sampled.ts';
import { createSimulationRandom } from '../../kit/fairness/random.ts';
import { toDouble } from '../../kit/prove/fraction.ts';
import { figuresOf } from '../../kit/prove/law.ts';
import { ActionRefused, BetRefused } from '../../kit/round/round-game.ts';
import { baccaratResults } from './prove/baccarat.ts';
import { deal, isPair } from './punto-banco.ts';
import { fanTanSpots } from './fan-tan.ts';
import { tableGames } from './games.ts';
import { colourOf, rouletteSpots, wheelOrder } from './roulette.ts';
import { sicBoSpots } from './sic-bo.ts';
import { MOST_UNITS, UNIT, type TableGame } from './table.ts';

function game(code: string): TableGame {
  const found = tableGames.find((one) => one.code === code);
  if (!found) throw new Error(`no game ${code}`);
  return found;
}

const ROUNDS = isWhole ? 20_000 : 8_000;
/** Best play is counted for each round of these. */
const roundsOf: Readonly<Record<string, number>> = { 'caribbean-stud': 4_000, 'casino-holdem': 1_000 };

describe.each(tableGames.map((one) => [one.code, one] as const))('%s', (_, one) => {
  test('rounds that are played agree with the law', { timeout: 60_000 }, () => {
    const rounds = roundsOf[one.code] ?? ROUNDS;
    for (const { name, law, play } of one.betTypes()) {
      const random = createSimulationRandom(20_261_125);
      const key = (pays: number, staked: number): string => `${pays.toFixed(9)} of ${staked.toFixed(9)}`;
      const counts = new Map<string, number>();
      for (let round = 0; round < rounds; round += 1) {
        const { pays, staked } = play(random);
        counts.set(key(pays, staked), (counts.get(key(pays, staked)) ?? 0) + 1);
      }
      const expected = new Map<string, number>();
      for (const { pays, staked, cases } of law.outcomes) {
        const outcome = key(toDouble(pays), staked ? toDouble(staked) : 1);
        const mean = (Number(cases) / Number(law.total)) * rounds;
        expected.set(outcome, (expected.get(outcome) ?? 0) + mean);
      }
      expect([...expected.keys()], name).toEqual(expect.arrayContaining([...counts.keys()]));
      for (const [outcome, mean] of expected) {
        const deviation = Math.sqrt(mean * (1 - mean / rounds)) + 1;
        const away = Math.abs((counts.get(outcome) ?? 0) - mean) / deviation;
        expect(away, `${name}, ${outcome}`).toBeLessThan(5);
      }
    }
  });

  test('what is asked of the operator covers all that a bet stakes and pays', () => {
    const unit_minor = 100n;
    for (const { name, law, wager } of one.betTypes()) {
      const { staked_minor, win_minor } = one.mostOf(unit_minor, wager);
      const { largest } = figuresOf(law);
      expect(Number(win_minor), name).toBeGreaterThanOrEqual(
        Math.floor(Number(unit_minor) * toDouble(largest)),
      );
      const mostStaked = Math.max(...law.outcomes.map(({ staked }) => (staked ? toDouble(staked) : 1)));
      expect(Number(staked_minor), name).toBeGreaterThanOrEqual(Number(unit_minor) * mostStaked);
    }
  });

  test('a bet that its units do not divide is refused, and so are wagers of none of its kind', () => {
    const random = createSimulationRandom(1);
    const { wager } = one.usual;
    for (const wrong of [{}, { ...wager, more: 1 }, null, 'x', []])
      expect(() => one.begin(100n, wrong, random), JSON.stringify(wrong)).toThrow(
        expect.objectContaining({ name: 'ZodError' }),
      );
    expect(() => one.mostOf(0n, {})).toThrow(expect.objectContaining({ name: 'ZodError' }));
  });
});

/** Games whose whole wager is chips on spots, each with all its spots and every result as its round is told of it. */
const spotsOf: Readonly<Record<string, readonly string[]>> = {
  baccarat: ['player', 'banker', 'tie', 'player-pair', 'banker-pair'],
  roulette: [...rouletteSpots.keys()],
  'sic-bo': [...sicBoSpots.keys()],
  'dragon-tiger': ['dragon', 'tiger', 'tie', 'suited-tie'],
  'fan-tan': [...fanTanSpots.keys()],
};

describe.each(Object.entries(spotsOf))('%s, by spots', (code, names) => {
  const wagers = fc
    .uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 12 })
    .chain((chosen) =>
      fc
        .tuple(...chosen.map((name) => fc.tuple(fc.constant(name), fc.integer({ min: 1, max: 500 }))))
        .map((entries) => ({ spots: Object.fromEntries(entries) })),
    );
  const unitsOf = ({ spots }: { spots: Record<string, number> }): number =>
    Object.values(spots).reduce((sum, units) => sum + units, 0);
  const seeds = fc.nat();

  test('a wager pays the sum of its spots, at once, and never more than the most', () => {
    fc.assert(
      fc.property(wagers, seeds, (wager, seed) => {
        const units = BigInt(unitsOf(wager));
        const pays = (spots: Record<string, number>, bet: bigint): bigint =>
          game(code).begin(bet, { spots }, createSimulationRandom(seed)).after([]).win_minor;
        const unit_minor = 10_000n;
        const whole = game(code)
          .begin(unit_minor * units, wager, createSimulationRandom(seed))
          .after([]);
        const parts = Object.entries(wager.spots).map(([spot, count]) =>
          pays({ [spot]: count }, unit_minor * BigInt(count)),
        );
        expect(whole).toMatchObject({ state: 'ended', canCashOut: false, raised_minor: 0n, whenAway: null });
        expect(whole.win_minor).toBe(parts.reduce((sum, part) => sum + part, 0n));
        expect(whole.multiplier).toBe(Number((whole.win_minor * BigInt(UNIT)) / (unit_minor * units)));
        const most = game(code).mostOf(unit_minor * units, wager);
        expect(most.staked_minor).toBe(unit_minor * units);
        expect(whole.win_minor).toBeLessThanOrEqual(most.win_minor);
      }),
    );
  });

  test('what a wager can pay at most comes in some round', () => {
    fc.assert(
      fc.property(wagers, (wager) => {
        const bet = BigInt(unitsOf(wager)) * 10_000n;
        const most = game(code).mostOf(bet, wager).win_minor;
        const found = new Set<bigint>();
        for (let seed = 0; seed < 4_000 && !found.has(most); seed += 1)
          found.add(
            game(code)
              .begin(bet, wager, createSimulationRandom(seed * 7))
              .after([]).win_minor,
          );
        expect(found.has(most)).toBe(true);
      }),
      // Where the most needs two pairs in one coup of baccarat, thousands of coups are played.
      { numRuns: 12, seed: 20_261_125 },
    );
  }, 300_000);

  test('chips are whole, on spots of the table, and the bet divides into them', () => {
    const one = game(code);
    const random = createSimulationRandom(1);
    const spot = names[0] ?? '';
    const wrong = [0, -1, 1.5, MOST_UNITS + 1, Number.NaN, '1', null].map((units) => ({
      spots: { [spot]: units },
    }));
    for (const wager of [
      ...wrong,
      { spots: {} },
      { spots: { nowhere: 1 } },
      { spots: [1] },
      { spots: { __proto__: 1 } },
    ])
      expect(() => one.begin(100n, wager, random), JSON.stringify(wager)).toThrow(
        expect.objectContaining({ name: 'ZodError' }),
      );
    expect(() => one.begin(100n, { spots: { [spot]: 3 } }, random)).toThrow(BetRefused);
    expect(() => one.mostOf(100n, { spots: { [spot]: 3 } })).toThrow(BetRefused);
    expect(one.mostOf(99n, { spots: { [spot]: 3 } }).staked_minor).toBe(99n);
  });

  test('there is nothing to do in a round', () => {
    const round = game(code).begin(100n, game(code).usual.wager, createSimulationRandom(4));
    const before = round.after([]);
    for (const action of [{}, { type: 'cash_out' }, null, 1])
      expect(() => round.after([action])).toThrow(ActionRefused);
    expect(round.after([])).toEqual(before);
  });
});

test('roulette has every spot of the European table, and each number lies where it should', () => {
  const bySize = new Map<number, number>();
  for (const numbers of rouletteSpots.values())
    bySize.set(numbers.length, (bySize.get(numbers.length) ?? 0) + 1);
  // Straight up; splits; streets and trios; corners and the first four; six lines; dozens and columns; even chances.
  expect(Object.fromEntries(bySize)).toEqual({ 1: 37, 2: 60, 3: 14, 4: 23, 6: 11, 12: 6, 18: 6 });
  expect(rouletteSpots.get('32-33-35-36')).toEqual([32, 33, 35, 36]);
  expect(rouletteSpots.get('0-2-3')).toEqual([0, 2, 3]);
  for (const key of ['3-4', '0-4', '36-37', '0-1-3', '33-34-36-37'])
    expect(rouletteSpots.has(key), key).toBe(false);
});

test('the wheel has every pocket once, and its colours take turns from the zero on', () => {
  expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket));
  const colours = wheelOrder.map(colourOf);
  expect(colours).toEqual(['green', ...Array.from({ length: 18 }, () => ['red', 'black']).flat()]);
  for (const colour of ['red', 'black'])
    expect(rouletteSpots.get(colour)).toEqual(
      wheelOrder.filter((pocket) => colourOf(pocket) === colour).toSorted((a, b) => a - b),
    );
});

test('every one of the twelve results of baccarat can be dealt', () => {
  const found = new Set<string>();
  const random = createSimulationRandom(5);
  for (let round = 0; round < 40_000; round += 1) {
    const cards = Array.from({ length: 6 }, () => random.below(52));
    const { player, banker, winner } = deal(cards);
    found.add(JSON.stringify({ winner, playerPair: isPair(player), bankerPair: isPair(banker) }));
  }
  expect(found).toEqual(new Set(baccaratResults.map((result) => JSON.stringify(result))));
});
