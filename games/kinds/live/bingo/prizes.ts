/** What is won in a round of bingo, and when a card has it. Pure. */
import type { Balls, Card } from './cards.ts';

/**
 * A prize: as many of some sets of cells as are needed have all their numbers called. The sets of a prize that needs two of them have no
 * cell in common.
 */
export type Prize = { name: PrizeName; sets: readonly (readonly number[])[]; needed: number };
type PrizeName = 'line' | 'two_lines' | 'pattern' | 'house';

/** The prizes below the jackpot, as the tiers of a pool are ordered: full house, the second, one line. */
type PrizesOfRound = readonly [house: Prize, second: Prize, line: Prize];

export const patternNames = ['corners', 'cross', 'plus', 'frame', 'diamond'] as const;
export type PatternName = (typeof patternNames)[number];

const patterns: Readonly<Record<PatternName, string>> = {
  corners: 'X...X ..... ..... ..... X...X',
  cross: 'X...X .X.X. ..X.. .X.X. X...X',
  plus: '..X.. ..X.. XXXXX ..X.. ..X..',
  frame: 'XXXXX X...X X...X X...X XXXXX',
  diamond: '..X.. .X.X. X...X .X.X. ..X..',
};

const cellsOf = (pattern: string): number[] =>
  [...pattern.replaceAll(' ', '')].flatMap((cell, index) => (cell === 'X' ? [index] : []));

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const rowsOf = (rows: number, columns: number): number[][] =>
  range(rows).map((row) => range(columns).map((column) => row * columns + column));

const squareRows = rowsOf(5, 5);
const squareLines: readonly (readonly number[])[] = [
  ...squareRows,
  ...range(5).map((column) => range(5).map((row) => row * 5 + column)),
  range(5).map((each) => each * 6),
  range(5).map((each) => 4 + each * 4),
];
const stripRows = rowsOf(3, 9);

const house90: Prize = { name: 'house', sets: [stripRows.flat()], needed: 1 };
const prizes90: PrizesOfRound = [
  house90,
  { name: 'two_lines', sets: stripRows, needed: 2 },
  { name: 'line', sets: stripRows, needed: 1 },
];
const house75: Prize = { name: 'house', sets: [squareRows.flat()], needed: 1 };
const line75: Prize = { name: 'line', sets: squareLines, needed: 1 };

/** The pattern of a round of 75 balls, by its number: each in turn. */
export function patternOf(number: number): PatternName {
  return patternNames[(number - 1) % patternNames.length] ?? 'corners';
}

export function patternPrize(name: PatternName): Prize {
  return { name: 'pattern', sets: [cellsOf(patterns[name])], needed: 1 };
}

/** What is played for in a round. */
export function prizesIn(balls: Balls, number: number): PrizesOfRound {
  return balls === 90 ? prizes90 : [house75, patternPrize(patternOf(number)), line75];
}

/** With which ball each number comes, counted from 1; at index 0 is 0, which is when a free cell is covered. */
export function ballOf(balls: readonly number[]): number[] {
  const at: number[] = Array.from({ length: balls.length + 1 }, () => 0);
  for (const [index, number] of balls.entries()) at[number] = index + 1;
  return at;
}

/** With which ball a card has a prize, and with which it needs one number more, and two. */
export type Reached = readonly [won: number, one: number, two: number];
const LAST_STEPS = 3;

/** Of a set: with which ball no number of it is missing, one at most, and two at most. */
function reachedSet(card: Card, cells: readonly number[], at: readonly number[]): number[] {
  const come = cells
    .flatMap((cell) => (card[cell] === 0 ? [] : [at[card[cell] ?? 0] ?? 0]))
    .toSorted((a, b) => b - a);
  return range(LAST_STEPS).map((missing) => come[missing] ?? 0);
}

/** When a card reaches a prize. */
export function reach(card: Card, { sets, needed }: Prize, at: readonly number[]): Reached {
  const each = sets.map((cells) => reachedSet(card, cells, at));
  const [won = 0, one = 0, two = 0] = range(LAST_STEPS).map((missing) =>
    Math.min(...(needed === 1 ? each.map((set) => set[missing] ?? 0) : pairs(each, missing))),
  );
  return [won, one, two];
}

/** When two sets together miss so many numbers at most, for every two of them and every way to miss them. */
function pairs(each: readonly (readonly number[])[], missing: number): number[] {
  return each.flatMap((a, index) =>
    each
      .slice(index + 1)
      .flatMap((b) => range(missing + 1).map((inA) => Math.max(a[inA] ?? 0, b[missing - inA] ?? 0))),
  );
}
