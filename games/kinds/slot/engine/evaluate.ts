/**
 * What a grid pays. Indices into the typed arrays are in range by construction; `?? 0` satisfies the
 * compiler without a call in the innermost loop.
 */
import type { CompiledSlot } from './compile.ts';

/** The last line looked at, for those who record it. Written over by the next call. */
export type FoundRun = { symbol: number; count: number; multiplier: number };

/**
 * Coins that one line pays on a grid, wild multipliers included. Of the run of wilds alone and the
 * run of a symbol with its wilds the better pays. Reads the line up to the first symbol that does
 * not fit and no further.
 */
export function evaluateLine(
  slot: CompiledSlot,
  grid: Uint8Array,
  line: number,
  fromRight: boolean,
  found: FoundRun,
): number {
  const { reels, lineCells, isWild, wildMultiplier, substitutable, pays, wild } = slot;
  const first = line * reels;
  let target = -1;
  let count = 0;
  let multiplier = 1;
  let wildRun = 0;
  let wildRunMultiplier = 1;
  for (let step = 0; step < reels; step += 1) {
    const reel = fromRight ? reels - 1 - step : step;
    const symbol = grid[lineCells[first + reel] ?? 0] ?? 0;
    if (isWild[symbol] === 1) {
      multiplier *= wildMultiplier[symbol] ?? 1;
      if (target === -1) {
        wildRun += 1;
        wildRunMultiplier = multiplier;
      }
    } else if (target === -1) {
      if (substitutable[symbol] !== 1) break;
      target = symbol;
    } else if (symbol !== target) break;
    count += 1;
  }
  const symbolCoins = target === -1 ? 0 : (pays[target * (reels + 1) + count] ?? 0) * multiplier;
  const wildCoins = wildRun === 0 ? 0 : (pays[wild * (reels + 1) + wildRun] ?? 0) * wildRunMultiplier;
  const asWild = wildCoins > symbolCoins;
  found.symbol = asWild ? wild : target;
  found.count = asWild ? wildRun : count;
  found.multiplier = asWild ? wildRunMultiplier : multiplier;
  return asWild ? wildCoins : symbolCoins;
}

/**
 * Coins that a symbol pays in all its ways from the left. `found.multiplier` holds the number of
 * ways. Reads the grid up to the first reel without the symbol and no further.
 */
export function evaluateWays(slot: CompiledSlot, grid: Uint8Array, symbol: number, found: FoundRun): number {
  const { reels, rows, isWild, pays } = slot;
  let ways = 1;
  let count = 0;
  for (let reel = 0; reel < reels; reel += 1) {
    let here = 0;
    for (let cell = reel * rows; cell < (reel + 1) * rows; cell += 1) {
      const shown = grid[cell] ?? 0;
      if (shown === symbol || isWild[shown] === 1) here += 1;
    }
    if (here === 0) break;
    ways *= here;
    count += 1;
  }
  found.symbol = symbol;
  found.count = count;
  found.multiplier = ways;
  return (pays[symbol * (reels + 1) + count] ?? 0) * ways;
}
