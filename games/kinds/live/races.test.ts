/** Races by their rules alone: one model decides the order, every chance and every price. */
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createChain, saltedLink } from '../../kit/fairness/chain.ts';
import { add, compare, multiply, one, rational, sum, toNumber } from '../../kit/prove/fraction.ts';
import { figuresOf } from '../../kit/prove/law.ts';
import { fieldFrom, outcomeFrom } from './drawn-from.ts';
import { chanceOf, lawOfBet, pricesOf, resultsOf, returnsOf, statedReturn } from './race-prices.ts';
import { raceDay, raceRules } from './race-track.ts';
import {
  everyRow,
  fieldSchema,
  LEAST_RUNNERS,
  MOST_RUNNERS,
  RACE_BETS,
  type RaceField,
  raceOutcomeSchema,
  raceSpots,
  readRaceSpot,
  runnersIn,
  STRENGTH,
} from './races.ts';
import { recheckLiveBet, recomputeField } from './recompute.ts';

const salt = 'of a test';
const races = 20_000;
const chain = createChain(createHash('sha256').update('races').digest(), races, 1);
const saltedEnd = saltedLink(chain.end, salt);
const raceAt = (number: number) =>
  raceOutcomeSchema.parse(
    outcomeFrom(raceDay, { salted: saltedLink(chain.link(number), salt), saltedEnd, number }),
  );
const fieldAt = (number: number): RaceField => fieldSchema.parse(fieldFrom(raceDay, saltedEnd, number));

test('a field has 8 to 12 runners whose strengths add up to 100', () => {
  const sizes = raceRules.fields.map((field) => field.length);
  expect(Math.min(...sizes)).toBe(LEAST_RUNNERS);
  expect(Math.max(...sizes)).toBe(MOST_RUNNERS);
  for (const strengths of raceRules.fields) {
    expect(strengths.reduce((all, each) => all + each, 0)).toBe(STRENGTH);
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    expect(raceRules.places[strengths.length]).toBe(strengths.length < 10 ? 2 : 3);
  }
});

describe.each(raceRules.fields.map((strengths, index) => [index, strengths] as const))(
  'field %i',
  (_, strengths) => {
    const chance = (bet: 'win' | 'place' | 'quinella' | 'exacta' | 'trifecta', runners: readonly number[]) =>
      chanceOf(raceRules, strengths, bet, runners);
    const rows = resultsOf(strengths.length);
    const chances = rows.map((row) => [row, chance('trifecta', row)] as const);
    /** By enumeration of the first three of every order. */
    const counted = (isWon: (row: readonly number[]) => boolean) =>
      sum(chances.filter(([row]) => isWon(row)).map(([, each]) => each));

    test('the orders of the first three are all that can come, and every other chance is a sum of theirs', () => {
      expect(sum(chances.map(([, each]) => each))).toEqual(one);
      const places = raceRules.places[strengths.length] ?? 0;
      for (const [runner] of everyRow(strengths.length, 1)) {
        if (runner === undefined) continue;
        expect(chance('win', [runner])).toEqual(rational(BigInt(strengths[runner - 1] ?? 0), 100n));
        expect(chance('win', [runner])).toEqual(counted(([first]) => first === runner));
        expect(chance('place', [runner])).toEqual(counted((row) => row.slice(0, places).includes(runner)));
      }
      for (const [a = 0, b = 0] of everyRow(strengths.length, 2).filter((__, index) => index % 7 === 0)) {
        expect(chance('exacta', [a, b])).toEqual(counted(([x, y]) => x === a && y === b));
        expect(chance('quinella', [a, b])).toEqual(add(chance('exacta', [a, b]), chance('exacta', [b, a])));
      }
    });

    test('no bet returns more than is stated, and none much less', () => {
      const prices = pricesOf(raceRules, strengths);
      for (const bet of ['win', 'place', 'quinella', 'exacta', 'trifecta'] as const)
        for (const row of everyRow(strengths.length, runnersIn(bet))) {
          const price = prices.of(bet, row);
          const returned = multiply(chance(bet, row), rational(BigInt(price), 10_000n));
          expect(price % 100).toBe(0);
          expect(price).toBeGreaterThan(11_000);
          const most = statedReturn(raceRules.overrounds, bet);
          expect(compare(returned, most)).toBeLessThanOrEqual(0);
          expect(toNumber(most) - toNumber(returned)).toBeLessThan(0.0075);
        }
    });
  },
);

test('the law of every kind of bet over all fields returns what its overround leaves, to rounding', () => {
  for (const bet of RACE_BETS) {
    const { rtp } = figuresOf(lawOfBet(raceRules, bet));
    const kind = bet === 'each' ? 'win' : bet;
    const stated = toNumber(statedReturn(raceRules.overrounds, kind));
    expect(toNumber(rtp), bet).toBeLessThanOrEqual(stated);
    expect(toNumber(rtp), bet).toBeGreaterThan(stated - 0.003);
    const { least, most } = returnsOf(raceRules, kind);
    expect(compare(least, most)).toBeLessThanOrEqual(0);
  }
});

test('over many races each rank of strength wins, and each kind of bet is paid, as often as the model says', () => {
  const won = new Map<string, { count: number; expected: number; variance: number }>();
  const note = (name: string, isWon: boolean, chance: number): void => {
    const before = won.get(name) ?? { count: 0, expected: 0, variance: 0 };
    won.set(name, {
      count: before.count + Number(isWon),
      expected: before.expected + chance,
      variance: before.variance + chance * (1 - chance),
    });
  };
  const courses = [0, 0, 0];
  for (let number = 1; number <= races; number += 1) {
    const { field, order } = raceAt(number);
    const { strengths } = field;
    courses[field.course] = (courses[field.course] ?? 0) + 1;
    const ranked = strengths
      .map((_, index) => index)
      .toSorted((a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0));
    for (const [rank, index] of ranked.entries())
      note(`rank ${rank}`, order[0] === index + 1, (strengths[index] ?? 0) / STRENGTH);
    const [a = 0, b = 0] = [strengths[0], strengths[1]];
    note('exacta 1-2', order[0] === 1 && order[1] === 2, ((a / 100) * b) / (100 - a));
    note(
      'last',
      order.at(-1) === 1,
      strengths.length === 8 ? lastChance(strengths) : Number(order.at(-1) === 1),
    );
    note(`fields of ${strengths.length}`, true, 1);
  }
  for (const [name, { count, expected, variance }] of won)
    expect(Math.abs(count - expected), name).toBeLessThanOrEqual(4.5 * Math.sqrt(variance) + 1e-6);
  for (let size = LEAST_RUNNERS; size <= MOST_RUNNERS; size += 1)
    expect(Math.abs((won.get(`fields of ${size}`)?.count ?? 0) - races / 5)).toBeLessThan(300);
  expect(Math.max(...courses) - Math.min(...courses)).toBeLessThanOrEqual(1);
});

/** The chance that the first of a field comes in last, by all sets of the others that may be before it. */
const lastChances = new Map<string, number>();
function lastChance(strengths: readonly number[]): number {
  const key = strengths.join();
  const found = lastChances.get(key);
  if (found !== undefined) return found;
  // Of those with exponential times of these rates the last is drawn: inclusion and exclusion over the others.
  const [first = 0, ...others] = strengths;
  let chance = 0;
  for (let set = 0; set < 2 ** others.length; set += 1) {
    const inSet = others.filter((_, index) => (set >> index) % 2 === 1);
    const all = inSet.reduce((total, each) => total + each, first);
    chance += ((inSet.length % 2 === 0 ? 1 : -1) * first) / all;
  }
  lastChances.set(key, chance);
  return chance;
}

test('a bet is paid what it is worth by the order, and never more than the worst result', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: races }),
      fc.integer({ min: 1, max: 99_999 }),
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 8 }),
      (number, unit, laid) => {
        const race = raceAt(number);
        const all = raceSpots(race.field.strengths.length);
        const spots = Object.fromEntries(laid.map(([at, units]) => [all[at % all.length] ?? '', units]));
        const units = Object.values(spots).reduce((total, each) => total + each, 0);
        const bet = BigInt(unit) * BigInt(units);
        const win = raceDay.winOf(bet, { spots }, race);
        const prices = pricesOf(raceRules, race.field.strengths);
        const paid = Object.entries(spots).reduce(
          (total, [spot, each]) => total + each * prices.paid(spot, race.order),
          0,
        );
        expect(win).toBe((BigInt(unit) * BigInt(paid)) / 10_000n);
        const wins = raceDay.winsOf(bet, { spots }, race.field);
        expect(wins).toHaveLength(resultsOf(race.field.strengths.length).length);
        expect(wins).toContain(win);
      },
    ),
    { numRuns: 60 },
  );
});

test('one unit each way is half a bet to win and half a place bet', () => {
  for (let number = 1; number <= 40; number += 1) {
    const race = raceAt(number);
    for (const runner of [race.order[0], race.order[1], race.order[2], race.order.at(-1)]) {
      const paid = (bet: string, minor: bigint) =>
        raceDay.winOf(minor, { spots: { [`${bet}-${runner}`]: 1 } }, race);
      expect(paid('each', 20_000n)).toBe(paid('win', 10_000n) + paid('place', 10_000n));
    }
  }
});

test('the field is public: it follows from the end of the chain, in the browser too, and no link changes it', async () => {
  const [end, draw] = [chain.end.toString('hex'), 77];
  const named = { game_code: raceDay.code, game_version: raceDay.version, end, salt, draw };
  expect(await recomputeField(named)).toEqual(fieldAt(77));
  const other = raceDay.outcomeOf({ below: (limit) => limit - 1 }, fieldAt(77));
  expect(other).toMatchObject({ field: fieldAt(77) });
  const race = raceAt(77);
  const spots = { [`each-${race.order[0]}`]: 2, [`trifecta-${race.order.slice(0, 3).join('-')}`]: 1 };
  const bet = {
    ...named,
    link: chain.link(77).toString('hex'),
    outcome: race,
    bet_minor: '30000',
    wager: { spots },
    win_minor: raceDay.winOf(30_000n, { spots }, race).toString(),
  };
  expect(await recheckLiveBet(bet)).toEqual({ chain: true, outcome: true, win: true });
  expect(await recheckLiveBet({ ...bet, win_minor: '1' })).toMatchObject({ win: false });
  const swapped = { ...race, order: race.order.toReversed() };
  expect(await recheckLiveBet({ ...bet, outcome: swapped })).toMatchObject({ outcome: false });
});

test('what is no wager of the race is refused', () => {
  const number = Array.from({ length: 200 }, (_, index) => index + 1).find(
    (each) => fieldAt(each).strengths.length === LEAST_RUNNERS,
  );
  const field = fieldAt(number ?? 1);
  for (const spots of [
    {},
    { none: 1 },
    { 'win-0': 1 },
    { 'win-9': 1 },
    { 'win-01': 1 },
    { 'quinella-5-3': 1 },
    { 'exacta-3-3': 1 },
    { 'trifecta-1-2': 1 },
    { 'trifecta-1-2-9': 1 },
    { 'win-1': 0 },
    { 'win-1': 1.5 },
  ])
    expect(() => raceDay.winsOf(100n, { spots }, field), JSON.stringify(spots)).toThrow();
  expect(() => raceDay.winsOf(100n, { spots: { 'win-1': 3 } }, field)).toThrow('do not divide');
  expect(() => raceDay.winsOf(100n, { spots: { 'win-1': 1 } })).toThrow('field');
  expect(readRaceSpot('exacta-12-1')).toEqual({ bet: 'exacta', runners: [12, 1] });
  expect(raceDay.spots).toHaveLength(3 * 12 + 66 + 132 + 1320);
  for (const spot of raceDay.spots) expect(readRaceSpot(spot), spot).not.toBeNull();
});
