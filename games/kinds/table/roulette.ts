/** European roulette: one zero, 37 pockets, every bet of the table. */
import { defineSpots } from './spots.ts';
import { UNIT } from './table.ts';

export const POCKETS = 37;

/** The pockets of a European wheel, clockwise from the zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

const redNumbers: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

/** The colour of a pocket. */
export function colourOf(pocket: number): 'green' | 'red' | 'black' {
  if (pocket === 0) return 'green';
  return redNumbers.has(pocket) ? 'red' : 'black';
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const numbers = range(1, 36);

/** A spot of the table by its name: the numbers that it covers. A spot on n numbers pays 36 ÷ n, its stake included. */
function layOut(): ReadonlyMap<string, readonly number[]> {
  const spots = new Map<string, readonly number[]>();
  const inside = (covered: readonly number[]): void => void spots.set(covered.join('-'), covered);
  for (const number of range(0, 36)) inside([number]);
  // Splits: side by side in a row of three, above one another, and the zero with each number beside it.
  for (const number of numbers) {
    if (number % 3 !== 0) inside([number, number + 1]);
    if (number <= 33) inside([number, number + 3]);
  }
  for (const number of [1, 2, 3]) inside([0, number]);
  // Streets, the two trios with the zero, corners, the first four, and six lines.
  for (const first of numbers.filter((number) => number % 3 === 1)) inside([first, first + 1, first + 2]);
  inside([0, 1, 2]);
  inside([0, 2, 3]);
  for (const number of numbers.filter((each) => each % 3 !== 0 && each <= 32))
    inside([number, number + 1, number + 3, number + 4]);
  inside([0, 1, 2, 3]);
  for (const first of numbers.filter((number) => number % 3 === 1 && number <= 31))
    inside(range(first, first + 5));
  for (const third of [1, 2, 3]) {
    spots.set(
      `column-${third}`,
      numbers.filter((number) => number % 3 === third % 3),
    );
    spots.set(`dozen-${third}`, range(12 * third - 11, 12 * third));
  }
  spots.set(
    'red',
    numbers.filter((number) => redNumbers.has(number)),
  );
  spots.set(
    'black',
    numbers.filter((number) => !redNumbers.has(number)),
  );
  spots.set(
    'even',
    numbers.filter((number) => number % 2 === 0),
  );
  spots.set(
    'odd',
    numbers.filter((number) => number % 2 === 1),
  );
  spots.set('low', range(1, 18));
  spots.set('high', range(19, 36));
  return spots;
}

/** Every spot of the table, by its name, with the numbers that it covers. */
export const rouletteSpots: ReadonlyMap<string, readonly number[]> = layOut();

/** What a spot pays in units for each on it, its stake included. */
export function roulettePays(spot: string): number {
  return 36 / (rouletteSpots.get(spot)?.length ?? 1);
}

/** One spot for each kind of bet, for the proof. */
const kinds: readonly (readonly [name: string, spot: string])[] = [
  ['straight up', '17'],
  ['split', '17-20'],
  ['street', '16-17-18'],
  ['corner', '16-17-19-20'],
  ['first four', '0-1-2-3'],
  ['six line', '16-17-18-19-20-21'],
  ['column', 'column-1'],
  ['dozen', 'dozen-2'],
  ['even chance', 'red'],
];

const pockets = range(0, POCKETS - 1);

export const roulette = defineSpots({
  code: 'roulette',
  title: 'European Roulette',
  version: 1,
  mathematics: {
    draws: [{ pocket: { below: POCKETS } }],
    spots: Object.fromEntries(rouletteSpots),
  },
  spots: [...rouletteSpots.keys()],
  usual: 'red',
  draw: (random) => ({ pocket: random.below(POCKETS) }),
  resultOf: ({ pocket }) => pocket,
  results: pockets,
  pays: (spot, pocket) => (rouletteSpots.get(spot)?.includes(pocket) ? UNIT * roulettePays(spot) : 0),
  seen: ({ pocket }) => ({ pocket }),
  cases: () => pockets.map((result) => ({ result, cases: 1n })),
  kinds,
});
