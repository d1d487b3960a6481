/** Counts every combination of stops of one turn of the reels, by what it pays and by what may follow from it. */
import type { CompiledSlot } from '../engine/compile.ts';
import { classOf, columnsOf, keySpace, type TurnCounts, type TurnSetup } from './columns.ts';
import { countLines } from './count-lines.ts';
import { countWays } from './count-ways.ts';

/** Counts all combinations of one turn. Exact: counts stay below 2⁵³. */
export function enumerateTurn(slot: CompiledSlot, setup: TurnSetup): TurnCounts {
  const columns = Array.from({ length: slot.reels }, (_, reel) => columnsOf(slot, setup, reel));
  const packed = slot.lineCount > 0 ? countLines(slot, columns) : countWays(slot, columns);
  const counts: TurnCounts['counts'] = new Map();
  for (const [value, weight] of packed) {
    const key = value % keySpace;
    const entry = counts.get(key) ?? { turn: classOf(key), byCoins: new Map<number, number>() };
    counts.set(key, entry);
    entry.byCoins.set(Math.floor(value / keySpace), weight);
  }
  const combinations = columns.reduce(
    (product, reel) => product * BigInt(reel.reduce((total, column) => total + column.weight, 0)),
    1n,
  );
  return { combinations, counts };
}
