/**
 * The five roads of baccarat: how tables show the results of a shoe. They say what has come, and nothing of what will.
 *
 * The bead plate has every result. The big road has a column for each streak of a winner, with ties counted on the result before
 * them. The three others compare each entry of the big road with columns to its left: red where the streaks are alike, blue where
 * they are not.
 */
import type { Winner } from './punto-banco.ts';

export const ROAD_ROWS = 6;

export type CoupResult = { winner: Winner; playerPair: boolean; bankerPair: boolean };

type Place = { column: number; row: number };

export type BeadCell = Place & CoupResult;

export type BigRoadCell = Place & {
  /** Null while a shoe has had nothing but ties. */
  winner: 'player' | 'banker' | null;
  /** Ties that have come since. */
  ties: number;
  playerPair: boolean;
  bankerPair: boolean;
};

export type DerivedCell = Place & { colour: 'red' | 'blue' };

export type Roads = {
  beadPlate: BeadCell[];
  bigRoad: BigRoadCell[];
  bigEyeBoy: DerivedCell[];
  smallRoad: DerivedCell[];
  cockroach: DerivedCell[];
};

/** All five roads of these results, the first one first. */
export function roadsOf(results: readonly CoupResult[]): Roads {
  const lengths = streaks(decided(results), ({ winner }) => winner).map(({ length }) => length);
  return {
    beadPlate: beadPlate(results),
    bigRoad: bigRoad(results),
    bigEyeBoy: derivedRoad(lengths, 1),
    smallRoad: derivedRoad(lengths, 2),
    cockroach: derivedRoad(lengths, 3),
  };
}

function beadPlate(results: readonly CoupResult[]): BeadCell[] {
  return results.map((result, index) => ({
    column: Math.floor(index / ROAD_ROWS),
    row: index % ROAD_ROWS,
    ...result,
  }));
}

type Entry = Omit<BigRoadCell, keyof Place>;

/** The results that have a winner, with the ties after each; ties before the first winner are on it too. */
function decided(results: readonly CoupResult[]): Entry[] {
  const entries: Entry[] = [];
  let ties = 0;
  for (const { winner, playerPair, bankerPair } of results) {
    const last = entries.at(-1);
    if (winner !== 'tie') {
      entries.push({ winner, ties, playerPair, bankerPair });
      ties = 0;
    } else if (last) last.ties += 1;
    else ties += 1;
  }
  return entries;
}

function bigRoad(results: readonly CoupResult[]): BigRoadCell[] {
  const entries = decided(results);
  if (entries.length === 0 && results.length > 0) {
    const only = { winner: null, ties: results.length, playerPair: false, bankerPair: false };
    return [{ column: 0, row: 0, ...only }];
  }
  return laidOut(streaks(entries, ({ winner }) => winner));
}

/** Entries of the same mark in a row, taken together. */
function streaks<Item>(items: readonly Item[], markOf: (item: Item) => unknown): Item[][] {
  const found: Item[][] = [];
  for (const item of items) {
    const streak = found.at(-1);
    const [first] = streak ?? [];
    if (streak && first !== undefined && markOf(first) === markOf(item)) streak.push(item);
    else found.push([item]);
  }
  return found;
}

/**
 * Streaks on the grid: each begins at the top, to the right of the one before, and goes down. Where it meets the floor or a cell
 * that is taken it turns and goes on to the right, as a dragon's tail.
 */
function laidOut<Item>(all: readonly (readonly Item[])[]): (Item & Place)[] {
  const taken = new Set<string>();
  const isFree = (column: number, row: number): boolean => row < ROAD_ROWS && !taken.has(`${column},${row}`);
  const cells: (Item & Place)[] = [];
  let start = 0;
  for (const streak of all) {
    while (!isFree(start, 0)) start += 1;
    let [column, row, hasTurned] = [start, 0, false];
    for (const [index, item] of streak.entries()) {
      if (index > 0) {
        hasTurned ||= !isFree(column, row + 1);
        if (hasTurned) column += 1;
        else row += 1;
      }
      taken.add(`${column},${row}`);
      cells.push({ ...item, column, row });
    }
    start += 1;
  }
  return cells;
}

/**
 * A derived road, from the lengths of the big road's streaks as if each had a column of any depth.
 * @param back which column to the left an entry is compared with: 1 for big eye boy, 2 for the small road, 3 for the cockroach.
 */
function derivedRoad(lengths: readonly number[], back: number): DerivedCell[] {
  const marks: { colour: 'red' | 'blue' }[] = [];
  const mark = (isAlike: boolean): void => void marks.push({ colour: isAlike ? 'red' : 'blue' });
  for (const [column, length] of lengths.entries()) {
    // A new streak: were the two streaks before it, so far apart, equally long?
    const [before, compared] = [lengths[column - 1], lengths[column - 1 - back]];
    if (before !== undefined && compared !== undefined) mark(before === compared);
    // A streak that goes on: does the compared one have an entry beside this just as it has beside the one above?
    const beside = lengths[column - back];
    if (beside === undefined) continue;
    for (let row = 1; row < length; row += 1) mark(row !== beside);
  }
  return laidOut(streaks(marks, ({ colour }) => colour));
}
