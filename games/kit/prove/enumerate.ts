/**
 * Counts every combination of stops of one turn of the reels, by what it pays and by what may follow
 * from it. Equal columns of a strip are counted once with their weight, and a combination is followed
 * no further to the right than some line or symbol can still win: the columns behind that only
 * matter by their scatters and coins, which are convolved.
 */
import type { CompiledSlot } from '../slot/compile.ts';
import type { Phase } from '../slot/definition.ts';
import { evaluateLine, evaluateWays } from '../slot/evaluate.ts';

export type TurnSetup = {
  phase: Phase;
  heldMask: number;
  strikeMask: number;
  /** What mystery symbols become; −1 without. */
  mysterySymbol: number;
  /** Special symbol of book-style free spins; −1 without. */
  special: number;
};

/** What a turn leaves behind besides its wins. */
export type TurnClass = { scatters: number; coins: number; specialReels: number; wildMask: number };

/** Combinations by class key and coins paid on lines or ways (no scatters, no special symbol, multiplier 1). */
export type TurnCounts = {
  /** Number of all combinations. */
  combinations: bigint;
  counts: Map<number, { turn: TurnClass; byCoins: Map<number, number> }>;
};

/** One distinct column of a reel: its symbols as paid, its class and how many stops show it. */
type Column = { symbols: Uint8Array; key: number; weight: number };

const coinUnit = 32;
const specialUnit = 32 * 32;
const wildUnit = 32 * 32 * 8;
const keySpace = wildUnit * 64;

function classOf(key: number): TurnClass {
  return {
    scatters: key % coinUnit,
    coins: Math.floor(key / coinUnit) % 32,
    specialReels: Math.floor(key / specialUnit) % 8,
    wildMask: Math.floor(key / wildUnit),
  };
}

function columnsOf(slot: CompiledSlot, setup: TurnSetup, reel: number): Column[] {
  const { rows, wild } = slot;
  const wildKey = wildUnit << reel;
  if ((setup.heldMask >> reel) & 1) {
    return [{ symbols: new Uint8Array(rows).fill(wild), key: wildKey, weight: 1 }];
  }
  const strip = slot.strips[setup.phase][reel] ?? new Uint8Array();
  const distinct = new Map<string, Column>();
  strip.forEach((_, stop) => {
    const landed = Uint8Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 0);
    const count = (symbol: number) => landed.filter((shown) => shown === symbol).length;
    const expands = ((slot.expandMask[setup.phase] >> reel) & 1) === 1 && count(wild) > 0;
    const struck = ((setup.strikeMask >> reel) & 1) === 1;
    const key =
      count(slot.scatter) +
      count(slot.coin) * coinUnit +
      (setup.special !== -1 && count(setup.special) > 0 ? specialUnit : 0) +
      (expands ? wildKey : 0);
    const symbols = landed.map((symbol) => {
      if (expands || struck) return wild;
      return setup.mysterySymbol !== -1 && symbol === slot.mystery ? setup.mysterySymbol : symbol;
    });
    const name = `${key}:${symbols.join()}`;
    const known = distinct.get(name);
    if (known) known.weight += 1;
    else distinct.set(name, { symbols, key, weight: 1 });
  });
  return [...distinct.values()];
}

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

function lineFollower(slot: CompiledSlot, grid: Uint8Array): Follower {
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
  const found = { symbol: 0, count: 0, multiplier: 1 };
  return {
    alive: new Int32Array(slot.reels + 1).fill(slot.lineCount),
    lay: (reel, column) => {
      grid.set(column.symbols, reel * slot.rows);
      return 0;
    },
    finish: () => {
      let coins = 0;
      for (let line = 0; line < slot.lineCount; line += 1) {
        const fromLeft = evaluateLine(slot, grid, line, false, found);
        coins += fromLeft;
        if (fromLeft > 0 && found.count === slot.reels) continue;
        coins += evaluateLine(slot, grid, line, true, found);
      }
      return coins;
    },
  };
}

function waysFollower(slot: CompiledSlot, grid: Uint8Array): Follower {
  const { reels, rows, isWild, substitutable } = slot;
  const found = { symbol: 0, count: 0, multiplier: 1 };
  const alive = new Int32Array(reels + 1);
  const symbols = Array.from({ length: reels + 1 }, () => new Int32Array(slot.symbolIds.length));
  const paying = slot.symbolIds.map((_, symbol) => symbol).filter((symbol) => substitutable[symbol] === 1);
  symbols[0]?.set(paying);
  alive[0] = paying.length;
  return {
    alive,
    lay: (reel, column) => {
      const [from, to] = [symbols[reel], symbols[reel + 1]];
      if (!from || !to) return 0;
      grid.set(column.symbols, reel * rows);
      let coins = 0;
      let going = 0;
      for (let index = 0; index < (alive[reel] ?? 0); index += 1) {
        const symbol = from[index] ?? 0;
        let shown = false;
        for (const here of column.symbols) if (here === symbol || isWild[here] === 1) shown = true;
        if (shown) {
          to[going] = symbol;
          going += 1;
        } else coins += evaluateWays(slot, grid, symbol, found);
      }
      alive[reel + 1] = going;
      return coins;
    },
    finish: () => {
      let coins = 0;
      for (let index = 0; index < (alive[reels] ?? 0); index += 1) {
        coins += evaluateWays(slot, grid, symbols[reels]?.[index] ?? 0, found);
      }
      return coins;
    },
  };
}

/** Counts all combinations of one turn. Exact: counts stay below 2⁵³. */
export function enumerateTurn(slot: CompiledSlot, setup: TurnSetup): TurnCounts {
  const columns = Array.from({ length: slot.reels }, (_, reel) => columnsOf(slot, setup, reel));
  const suffixes = suffixClasses(columns);
  const grid = new Uint8Array(slot.cells);
  const follower =
    slot.lineCount === 0
      ? waysFollower(slot, grid)
      : slot.bothWays
        ? bothWaysFollower(slot, grid)
        : lineFollower(slot, grid);

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

  const counts: TurnCounts['counts'] = new Map();
  settled.forEach((at, depth) => {
    for (const [packed, weight] of at) {
      const coins = Math.floor(packed / keySpace);
      for (const [suffixKey, suffixWeight] of suffixes[depth] ?? []) {
        const key = (packed % keySpace) + suffixKey;
        const entry = counts.get(key) ?? { turn: classOf(key), byCoins: new Map<number, number>() };
        counts.set(key, entry);
        entry.byCoins.set(coins, (entry.byCoins.get(coins) ?? 0) + weight * suffixWeight);
      }
    }
  });
  const combinations = columns.reduce(
    (product, reel) => product * BigInt(reel.reduce((total, column) => total + column.weight, 0)),
    1n,
  );
  return { combinations, counts };
}
