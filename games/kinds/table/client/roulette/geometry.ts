/** Where the spots of a roulette table lie, in cells: 14 to the right and 5 down, as the table lies before a player. */
import { rouletteSpots } from '../../roulette.ts';

export type Place = { x: number; y: number; w: number; h: number };

/** The size of the whole table. */
export const tableSize = { w: 14, h: 5 };
/** The side of a place on a line, between numbers. */
const ON_LINE = 0.42;

/** The cell of a number above zero. */
function cellOf(number: number): { x: number; y: number } {
  return { x: 1 + Math.floor((number - 1) / 3), y: 2 - ((number - 1) % 3) };
}

const outside: Readonly<Record<string, Place>> = {
  'column-3': { x: 13, y: 0, w: 1, h: 1 },
  'column-2': { x: 13, y: 1, w: 1, h: 1 },
  'column-1': { x: 13, y: 2, w: 1, h: 1 },
  'dozen-1': { x: 1, y: 3, w: 4, h: 1 },
  'dozen-2': { x: 5, y: 3, w: 4, h: 1 },
  'dozen-3': { x: 9, y: 3, w: 4, h: 1 },
  low: { x: 1, y: 4, w: 2, h: 1 },
  even: { x: 3, y: 4, w: 2, h: 1 },
  red: { x: 5, y: 4, w: 2, h: 1 },
  black: { x: 7, y: 4, w: 2, h: 1 },
  odd: { x: 9, y: 4, w: 2, h: 1 },
  high: { x: 11, y: 4, w: 2, h: 1 },
};

/** Where a spot lies. @throws RangeError for one that there is none of. */
export function placeOf(spot: string): Place {
  const known = outside[spot];
  if (known) return known;
  const numbers = rouletteSpots.get(spot);
  if (!numbers) throw new RangeError(`There is no spot ${spot}.`);
  const [only, ...more] = numbers;
  if (only === 0 && more.length === 0) return { x: 0, y: 0, w: 1, h: 3 };
  if (only !== undefined && more.length === 0) return { ...cellOf(only), w: 1, h: 1 };
  const centre = centreOf(numbers);
  return { x: centre.x - ON_LINE / 2, y: centre.y - ON_LINE / 2, w: ON_LINE, h: ON_LINE };
}

/** The middle of a place on a line: between its numbers, and for whole rows on the edge below them. */
function centreOf(numbers: readonly number[]): { x: number; y: number } {
  const cells = numbers.filter((number) => number > 0).map(cellOf);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values) + 1) / 2;
  const isWholeRow = new Set(ys).size === 3;
  const hasZero = numbers.includes(0);
  return { x: hasZero ? 1 : middle(xs), y: isWholeRow ? 3 : middle(ys) };
}

/** The spots that lie on lines, which are drawn above the numbers. */
export const onLines: readonly string[] = [...rouletteSpots.keys()].filter(
  (spot) => !(spot in outside) && spot.includes('-'),
);
/** The spots with a face of their own. */
export const onFaces: readonly string[] = [...rouletteSpots.keys()].filter((spot) => !onLines.includes(spot));
