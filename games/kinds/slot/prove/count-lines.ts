/**
 * Counts the combinations of games that pay on lines. A combination is followed no further to the
 * right than some line can still win: the columns behind that only matter by their scatters and
 * coins, which are convolved.
 */
import type { CompiledSlot } from '../engine/compile.ts';
import { evaluateLine } from '../engine/evaluate.ts';
import { type Column, keySpace } from './columns.ts';

/** For each reel, how the classes of this reel and all after it add up. */
function suffixClasses(columns: readonly Column[][]): Map<number, number>[] {
  const suffixes: Map<number, number>[] = [new Map([[0, 1]])];
  for (const reel of columns.toReversed()) {
    const after = suffixes[0] ?? new Map<number, number>();
    const here = new Map<number, number>();
    for (const column of reel) {
      for (const [key, weight] of after) {
        here.set(key + column.key, (here.get(key + column.key) ?? 0) + weight * column.weight);
      }
    }
    suffixes.unshift(here);
  }
  return suffixes;
}

/** Tells how many wins may still grow after a column has been laid, and pays those that ended there. */
type Follower = {
  /** Returns the coins of what ended on this reel; what goes on is counted in `alive[reel + 1]`. */
  lay: (reel: number, column: Column) => number;
  alive: Int32Array;
  /** Coins of all that is still alive after the last reel. */
  finish: () => number;
};

function leftFollower(slot: CompiledSlot, grid: Uint8Array): Follower {
  const { reels, rows, lineCount, lineCells, isWild, substitutable }: CompiledSlot = slot;
  const found = { symbol: 0, count: 0, multiplier: 1 };
  const alive = new Int32Array(reels + 1);
  alive[0] = lineCount;
  const lines = Array.from({ length: reels + 1 }, () => new Int32Array(lineCount));
  const targets = Array.from({ length: reels + 1 }, () => new Int32Array(lineCount).fill(-1));
  lines[0]?.set(Array.from({ length: lineCount }, (_, line) => line));
  return {
    alive,
    lay: (reel, column) => {
      const [from, to] = [lines[reel], lines[reel + 1]];
      const [fromTargets, toTargets] = [targets[reel], targets[reel + 1]];
      if (!from || !to || !fromTargets || !toTargets) return 0;
      grid.set(column.symbols, reel * rows);
      let coins = 0;
      let going = 0;
      const count = alive[reel] ?? 0;
      for (let index = 0; index < count; index += 1) {
        const line: number = from[index] ?? 0;
        const target = fromTargets[index] ?? -1;
        const symbol = grid[lineCells[line * reels + reel] ?? 0] ?? 0;
        const fits =
          isWild[symbol] === 1 || (target === -1 ? substitutable[symbol] === 1 : symbol === target);
        if (!fits) {
          coins += evaluateLine(slot, grid, line, false, found);
          continue;
        }
        to[going] = line;
        toTargets[going] = isWild[symbol] === 1 ? target : symbol;
        going += 1;
      }
      alive[reel + 1] = going;
      return coins;
    },
    finish: () => {
      let coins = 0;
      for (let index = 0; index < (alive[reels] ?? 0); index += 1) {
        coins += evaluateLine(slot, grid, lines[reels]?.[index] ?? 0, false, found);
      }
      return coins;
    },
  };
}

/** With lines that pay from both sides nothing is settled before the last reel. */
function bothWaysFollower(slot: CompiledSlot, grid: Uint8Array): Follower {
  const { reels, lineCount, lineCells, isWild }: CompiledSlot = slot;
  const found = { symbol: 0, count: 0, multiplier: 1 };
  /** No single symbol pays, so that a line whose two outermost symbols differ wins nothing from that side. */
  const runs = (line: number, outer: number, inner: number) => {
    const [a, b] = [
      grid[lineCells[line * reels + outer] ?? 0] ?? 0,
      grid[lineCells[line * reels + inner] ?? 0] ?? 0,
    ];
    return a === b || isWild[a] === 1 || isWild[b] === 1;
  };
  return {
    alive: new Int32Array(reels + 1).fill(lineCount),
    lay: (reel, column) => {
      grid.set(column.symbols, reel * slot.rows);
      return 0;
    },
    finish: () => {
      let coins = 0;
      for (let line = 0; line < lineCount; line += 1) {
        const fromLeft = runs(line, 0, 1) ? evaluateLine(slot, grid, line, false, found) : 0;
        coins += fromLeft;
        if (fromLeft > 0 && found.count === reels) continue;
        if (runs(line, reels - 1, reels - 2)) coins += evaluateLine(slot, grid, line, true, found);
      }
      return coins;
    },
  };
}

/** Weights of all combinations by coins and class, packed into one number. */
export function countLines(slot: CompiledSlot, columns: readonly Column[][]): Map<number, number> {
  const suffixes = suffixClasses(columns);
  const grid = new Uint8Array(slot.cells);
  const follower = slot.bothWays ? bothWaysFollower(slot, grid) : leftFollower(slot, grid);

  // Combinations settled after `depth` reels, by coins and class key packed into one number.
  const settled = Array.from({ length: slot.reels + 1 }, () => new Map<number, number>());
  const settle = (depth: number, coins: number, key: number, weight: number) => {
    const packed = coins * keySpace + key;
    const at = settled[depth];
    at?.set(packed, (at.get(packed) ?? 0) + weight);
  };
  const walk = (reel: number, coins: number, key: number, weight: number) => {
    for (const column of columns[reel] ?? []) {
      const paid = coins + follower.lay(reel, column);
      const nextKey = key + column.key;
      const nextWeight = weight * column.weight;
      if (follower.alive[reel + 1] === 0) settle(reel + 1, paid, nextKey, nextWeight);
      else if (reel + 1 < slot.reels) walk(reel + 1, paid, nextKey, nextWeight);
      else settle(slot.reels, paid + follower.finish(), nextKey, nextWeight);
    }
  };
  walk(0, 0, 0, 1);

  const counts = new Map<number, number>();
  settled.forEach((at, depth) => {
    for (const [packed, weight] of at) {
      for (const [suffixKey, suffixWeight] of suffixes[depth] ?? []) {
        const whole = packed + suffixKey;
        counts.set(whole, (counts.get(whole) ?? 0) + weight * suffixWeight);
      }
    }
  });
  return counts;
}
