/**
 * Digit games: two or three balls come from drums of their own, each with the digits 0 to 9. A ticket names the digits in their order,
 * or in any order, and is paid at fixed odds.
 *
 * Spots. `407` wins if just these digits come in this order. `any-047` wins if they come in any order; its digits are written from the
 * lowest to the highest, so that every set of digits has one name. Digits that are all the same have one order only, and no such spot.
 */
import { defineSpots, type SpotTable } from '../table/spots.ts';

/** Balls in a drum. */
export const DIGITS = 10;

export type DigitsOutcome = { digits: readonly number[] };

/** How often a unit is paid, its stake included, in ten-thousandths: by exact order, and in any order by how many orders there are. */
type Pays = { exact: number; any: Readonly<Record<number, number>> };

/** The name of the spot on which these digits win in any order; null where there is only one. */
export function anyOrderOf(digits: readonly number[]): string | null {
  return new Set(digits).size === 1 ? null : `any-${digits.toSorted((a, b) => a - b).join('')}`;
}

/** In how many different orders these digits can come. */
export function ordersOf(digits: readonly number[]): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const counts = new Map<number, number>();
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  return [...counts.values()].reduce((orders, count) => orders / factorial(count), factorial(digits.length));
}

/** The digits that a spot names, and whether their order counts. */
export function readSpot(spot: string): { digits: readonly number[]; isExact: boolean } {
  const isExact = !spot.startsWith('any-');
  return { digits: [...(isExact ? spot : spot.slice('any-'.length))].map(Number), isExact };
}

/** Every row of so many digits, in their numerical order. */
function everyRow(length: number): number[][] {
  if (length === 0) return [[]];
  return everyRow(length - 1).flatMap((row) => Array.from({ length: DIGITS }, (_, digit) => [...row, digit]));
}

type DigitRules = {
  code: string;
  title: string;
  version: number;
  /** How many digits are drawn. */
  drums: number;
  pays: Pays;
  usual: string;
  /** One spot for each kind of bet. */
  kinds: readonly (readonly [name: string, spot: string])[];
};

/** A digit game by its rules. */
function defineDigits({ drums, pays, ...game }: DigitRules): SpotTable<DigitsOutcome> {
  const rows = everyRow(drums);
  const anyOrders = rows.flatMap((row) => anyOrderOf(row) ?? []);
  const paysOn = (spot: string): number => {
    const { digits, isExact } = readSpot(spot);
    return isExact ? pays.exact : (pays.any[ordersOf(digits)] ?? 0);
  };
  return defineSpots<string, DigitsOutcome, DigitsOutcome, readonly number[]>({
    ...game,
    mathematics: { draws: [{ digits: { below: DIGITS, times: drums } }], pays },
    spots: [...rows.map((row) => row.join('')), ...new Set(anyOrders)],
    draw: (random) => ({ digits: Array.from({ length: drums }, () => random.below(DIGITS)) }),
    resultOf: ({ digits }) => digits,
    results: rows,
    pays: (spot, digits) => (spot === digits.join('') || spot === anyOrderOf(digits) ? paysOn(spot) : 0),
    seen: (draw) => draw,
    cases: () => rows.map((result) => ({ result, cases: 1n })),
  });
}

export const twoDigits = defineDigits({
  code: 'lotto-2d',
  title: '2D Lotto',
  version: 1,
  drums: 2,
  pays: { exact: 950_000, any: { 2: 475_000 } },
  usual: 'any-37',
  kinds: [
    ['exact order', '37'],
    ['any order', 'any-37'],
  ],
});

export const threeDigits = defineDigits({
  code: 'lotto-3d',
  title: '3D Lotto',
  version: 1,
  drums: 3,
  pays: { exact: 9_500_000, any: { 3: 3_160_000, 6: 1_580_000 } },
  usual: 'any-147',
  kinds: [
    ['exact order', '147'],
    ['any order, three different', 'any-147'],
    ['any order, a pair', 'any-117'],
  ],
});
