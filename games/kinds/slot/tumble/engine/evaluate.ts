/**
 * What a grid of a tumbling slot pays, and which cells leave for it. Indices into the typed arrays are in range by construction;
 * `?? 0` satisfies the compiler without a call in the innermost loop.
 */
import type { CompiledTumble } from './compile.ts';

/** The grid in play. Made once, written over by every spin. */
export type Board = {
  /** Symbols, reel by reel from the top; cells below a reel's height hold nothing that is looked at. */
  grid: Uint8Array;
  heights: Uint8Array;
  stops: Int32Array;
  /** Index on the strip of the symbol that comes next from above, by reel. */
  above: Int32Array;
  /** 1 where the cell takes part in a win. */
  leaves: Uint8Array;
  /** How many symbols came from above in the last tumble, by reel. */
  fresh: Uint8Array;
  /** What a multiplier symbol in the cell carries. */
  numbers: Int32Array;
  /** The last group that was found, for those who record it. */
  group: Int32Array;
  groupSize: number;
  /** By cell, the number of the group that last took it in. */
  stamps: Int32Array;
  stamp: number;
  counts: Int32Array;
};

export function createBoard(game: CompiledTumble): Board {
  const { cells, reels } = game;
  return {
    grid: new Uint8Array(cells),
    heights: new Uint8Array(reels),
    stops: new Int32Array(reels),
    above: new Int32Array(reels),
    leaves: new Uint8Array(cells),
    fresh: new Uint8Array(reels),
    numbers: new Int32Array(cells),
    group: new Int32Array(cells),
    groupSize: 0,
    stamps: new Int32Array(cells),
    stamp: 0,
    counts: new Int32Array(32),
  };
}

/** Hears of a win: the board's `group` holds its cells. `ways` is 1 where the win is none of ways. */
export type WinHeard = (board: Board, symbol: number, count: number, ways: number, coins: number) => void;

/** Counts each symbol in view. */
export function countSymbols(game: CompiledTumble, board: Board): void {
  const { counts, grid, heights } = board;
  counts.fill(0);
  for (let reel = 0; reel < game.reels; reel += 1) {
    const first = reel * game.stride;
    const end = first + (heights[reel] ?? 0);
    for (let cell = first; cell < end; cell += 1) {
      const symbol = grid[cell] ?? 0;
      counts[symbol] = (counts[symbol] ?? 0) + 1;
    }
  }
}

/** Coins that the board pays before multipliers; marks what leaves. */
export function evaluateBoard(game: CompiledTumble, board: Board, heard: WinHeard | null): number {
  board.leaves.fill(0);
  if (game.kind === 'cluster') return payClusters(game, board, heard);
  if (game.kind === 'anywhere') return payAnywhere(game, board, heard);
  return payWays(game, board, heard);
}

/** Takes a symbol's whole group from one of its cells: through equal symbols and wilds, over sides. */
function fill(game: CompiledTumble, board: Board, first: number, symbol: number): void {
  const { grid, group, stamps } = board;
  const { neighbours, wild } = game;
  board.stamp += 1;
  const { stamp } = board;
  let size = 1;
  group[0] = first;
  stamps[first] = stamp;
  for (let at = 0; at < size; at += 1) {
    const from = (group[at] ?? 0) * 4;
    for (let side = 0; side < 4; side += 1) {
      const cell = neighbours[from + side] ?? -1;
      if (cell === -1 || stamps[cell] === stamp) continue;
      const shown = grid[cell] ?? 0;
      if (shown !== symbol && shown !== wild) continue;
      stamps[cell] = stamp;
      group[size] = cell;
      size += 1;
    }
  }
  board.groupSize = size;
}

function payClusters(game: CompiledTumble, board: Board, heard: WinHeard | null): number {
  const { grid, counts, stamps, group, leaves } = board;
  const { isPaid, least, pays, payStride } = game;
  countSymbols(game, board);
  const wilds = game.wild === -1 ? 0 : (counts[game.wild] ?? 0);
  const before = board.stamp;
  let total = 0;
  for (let first = 0; first < game.cells; first += 1) {
    const symbol = grid[first] ?? 0;
    if (isPaid[symbol] !== 1 || (stamps[first] ?? 0) > before) continue;
    if ((counts[symbol] ?? 0) + wilds < least) continue;
    fill(game, board, first, symbol);
    const coins = pays[symbol * payStride + board.groupSize] ?? 0;
    if (coins === 0) continue;
    for (let at = 0; at < board.groupSize; at += 1) leaves[group[at] ?? 0] = 1;
    total += coins;
    heard?.(board, symbol, board.groupSize, 1, coins);
  }
  return total;
}

/** Puts the cells that show a symbol or a wild, on reels before `reelEnd`, into the group, and marks them. */
function take(game: CompiledTumble, board: Board, symbol: number, reelEnd: number): void {
  const { grid, heights, group, leaves } = board;
  let size = 0;
  for (let reel = 0; reel < reelEnd; reel += 1) {
    const first = reel * game.stride;
    const end = first + (heights[reel] ?? 0);
    for (let cell = first; cell < end; cell += 1) {
      const shown = grid[cell] ?? 0;
      if (shown !== symbol && shown !== game.wild) continue;
      group[size] = cell;
      size += 1;
      leaves[cell] = 1;
    }
  }
  board.groupSize = size;
}

function payAnywhere(game: CompiledTumble, board: Board, heard: WinHeard | null): number {
  const { counts } = board;
  countSymbols(game, board);
  let total = 0;
  for (let symbol = 0; symbol < game.symbolIds.length; symbol += 1) {
    const count = counts[symbol] ?? 0;
    const coins = game.pays[symbol * game.payStride + count] ?? 0;
    if (coins === 0) continue;
    take(game, board, symbol, game.reels);
    total += coins;
    heard?.(board, symbol, count, 1, coins);
  }
  return total;
}

function payWays(game: CompiledTumble, board: Board, heard: WinHeard | null): number {
  const { grid, heights } = board;
  const firstHeight = heights[0] ?? 0;
  let seen = 0;
  let total = 0;
  for (let row = 0; row < firstHeight; row += 1) {
    const symbol = grid[row] ?? 0;
    if ((seen >> symbol) & 1 || game.isPaid[symbol] !== 1) continue;
    seen |= 1 << symbol;
    let ways = 1;
    let run = 0;
    for (; run < game.reels; run += 1) {
      const first = run * game.stride;
      const end = first + (heights[run] ?? 0);
      let here = 0;
      for (let cell = first; cell < end; cell += 1) {
        const shown = grid[cell] ?? 0;
        if (shown === symbol || shown === game.wild) here += 1;
      }
      if (here === 0) break;
      ways *= here;
    }
    const coins = (game.pays[symbol * game.payStride + run] ?? 0) * ways;
    if (coins === 0) continue;
    take(game, board, symbol, run);
    total += coins;
    heard?.(board, symbol, run, ways, coins);
  }
  return total;
}
