/** What moves in a tumble, as a pure function of what the book says: no Pixi, no time. */
import type { Position } from '../../book.ts';

/** A symbol that moves down its reel; `from` is negative for one that comes from above. */
export type Fall = { reel: number; from: number; to: number; symbol: string };

type Columns = readonly (readonly string[])[];

/**
 * The falls of a tumble, lowest first in each reel, so that none passes through another. Symbols that stay where they lie are
 * not among them.
 * @param leaves the cells that are emptied, as they lay before.
 * @param fresh the new symbols of each reel, from the top.
 */
export function planFalls(before: Columns, leaves: readonly Position[], fresh: Columns): Fall[] {
  return before.flatMap((column, reel) => {
    const gone = new Set(leaves.filter((each) => each.reel === reel).map(({ row }) => row));
    const falls: Fall[] = [];
    let to = column.length - 1;
    for (let from = column.length - 1; from >= 0; from -= 1) {
      if (gone.has(from)) continue;
      if (from !== to) falls.push({ reel, from, to, symbol: column[from] ?? '' });
      to -= 1;
    }
    const came = fresh[reel] ?? [];
    for (let row = came.length - 1; row >= 0; row -= 1) {
      falls.push({ reel, from: row - came.length, to: row, symbol: came[row] ?? '' });
    }
    return falls;
  });
}

/** The grid after falls. */
export function gridAfter(before: Columns, falls: readonly Fall[]): string[][] {
  const after = before.map((column) => [...column]);
  for (const { reel, to, symbol } of falls) {
    const column = after[reel];
    if (column) column[to] = symbol;
  }
  return after;
}
