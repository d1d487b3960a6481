import { expect, test } from 'vitest';
import { subtract, toDecimal, toNumber } from '../../../kit/prove/fraction.ts';
import { averageBalls, chanceWithin } from './odds.ts';
import { patternPrize, prizesIn } from './prizes.ts';

const [house75, , line75] = prizesIn(75, 1);
const [house90, two90, line90] = prizesIn(90, 1);

test('a line with 75 balls comes as often in exactly so many calls as the published table says', () => {
  // wizardofodds.com, Probability in Bingo II, column "Single".
  const published: Readonly<Record<number, string>> = {
    4: '0.00000329',
    5: '0.00001363',
    6: '0.00003523',
    7: '0.00007277',
    8: '0.00013140',
    9: '0.00021673',
    10: '0.00033478',
    11: '0.00049203',
    12: '0.00069535',
    13: '0.00095195',
    14: '0.00126932',
    15: '0.00165520',
    16: '0.00211738',
    17: '0.00266367',
    18: '0.00330168',
    19: '0.00403869',
  };
  for (const [calls, chance] of Object.entries(published)) {
    const exactly = subtract(
      chanceWithin(75, line75, Number(calls)),
      chanceWithin(75, line75, Number(calls) - 1),
    );
    expect(toDecimal(exactly, 8), calls).toBe(chance);
  }
});

test('a line with 75 balls within so many calls is as likely as the published sums say', () => {
  // durangobill.com, Bingo Probabilities, column 3.
  expect(toDecimal(chanceWithin(75, line75, 19), 6)).toBe('0.017993');
  expect(toDecimal(chanceWithin(75, line75, 20), 6)).toBe('0.022874');
  expect(toDecimal(chanceWithin(75, line75, 25), 6)).toBe('0.063961');
  expect(chanceWithin(75, line75, 75)).toEqual({ numerator: 1n, denominator: 1n });
});

test('a full house with 90 balls is as rare as the published odds say', () => {
  // loquax.co.uk, 90 Ball Bingo Odds: one in so many, by calls; above some thousand million they are published with eleven digits.
  const published: Readonly<Record<number, number>> = {
    24: 35_025_264_905.1,
    25: 14_010_105_962.0,
    26: 5_927_352_522.4,
    27: 2_634_378_898.8,
    28: 1_223_104_488.7,
    29: 590_464_235.9,
    30: 295_232_118.0,
    31: 152_377_867.3,
    32: 80_950_742.0,
    33: 44_154_950.2,
    34: 24_674_825.1,
    35: 14_099_900.1,
    36: 8_224_941.7,
  };
  for (const [calls, odds] of Object.entries(published)) {
    const { numerator, denominator } = chanceWithin(90, house90, Number(calls));
    const oneIn = Number((denominator * 10n) / numerator) / 10;
    // The table has odds to one.
    expect(Math.abs(oneIn - odds), calls).toBeLessThan(1.2);
  }
});

test('lines with 90 balls are what counting every order of the rows gives', () => {
  // Three rows of five without a number in common: at least one, at least two, all three.
  const chance = (within: number) =>
    [line90, two90, house90].map((prize) => toNumber(chanceWithin(90, prize, within)));
  expect(chance(90)).toEqual([1, 1, 1]);
  expect(chance(4)).toEqual([0, 0, 0]);
  for (const within of [10, 30, 45, 60, 80]) {
    const [line = 0, two = 0, house = 0] = chance(within);
    expect(line).toBeGreaterThan(two);
    expect(two).toBeGreaterThan(house);
  }
  expect(toDecimal(averageBalls(90, house90), 6)).toBe('85.312500');
  expect(toDecimal(averageBalls(75, house75), 6)).toBe('72.960000');
});

test('the patterns have as many numbers as they show, the free cell left out', () => {
  const first = (name: Parameters<typeof patternPrize>[0]) =>
    Array.from({ length: 75 }, (_, within) => within).find(
      (within) => chanceWithin(75, patternPrize(name), within).numerator > 0n,
    );
  expect(first('corners')).toBe(4);
  expect(first('cross')).toBe(8);
  expect(first('plus')).toBe(8);
  expect(first('frame')).toBe(16);
  expect(first('diamond')).toBe(8);
});
