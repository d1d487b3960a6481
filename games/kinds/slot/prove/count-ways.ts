/**
 * Counts the combinations of games that pay in ways. For what follows only the symbols that are still
 * running and their ways so far matter, so combinations alike in these are carried on together.
 */
import type { CompiledSlot } from '../engine/compile.ts';
import { type Column, keySpace } from './columns.ts';

/** Symbols still running from the left, each with its ways; and all combinations in this state. */
type Running = { symbols: readonly number[]; ways: readonly number[]; counts: Map<number, number> };

/** A column as ways see it: how often each symbol shows, wilds included. */
type CountedColumn = { shown: readonly number[]; key: number; weight: number };

function counted(slot: CompiledSlot, columns: readonly Column[]): CountedColumn[] {
  const distinct = new Map<string, CountedColumn>();
  for (const { symbols, key, weight } of columns) {
    const wilds = symbols.filter((symbol) => slot.isWild[symbol] === 1).length;
    const shown = slot.symbolIds.map(
      (_, symbol) => wilds + symbols.filter((here) => here === symbol && slot.isWild[here] !== 1).length,
    );
    const name = `${key}:${shown.join()}`;
    const known = distinct.get(name);
    distinct.set(name, { shown, key, weight: weight + (known?.weight ?? 0) });
  }
  return [...distinct.values()];
}

/** Weights of all combinations by coins and class, packed into one number. */
export function countWays(slot: CompiledSlot, columns: readonly Column[][]): Map<number, number> {
  const pays = (symbol: number, count: number) => slot.pays[symbol * (slot.reels + 1) + count] ?? 0;
  const paying = slot.symbolIds.map((_, symbol) => symbol).filter((symbol) => slot.substitutable[symbol]);
  const start: Running = { symbols: paying, ways: paying.map(() => 1), counts: new Map([[0, 1]]) };
  let states = new Map([['', start]]);
  columns.forEach((reel, index) => {
    const next = new Map<string, Running>();
    const distinct = counted(slot, reel);
    for (const state of states.values()) {
      for (const { shown, key, weight } of distinct) {
        let coins = 0;
        const symbols: number[] = [];
        const ways: number[] = [];
        state.symbols.forEach((symbol, at) => {
          const soFar = state.ways[at] ?? 0;
          const here = shown[symbol] ?? 0;
          if (here === 0) coins += pays(symbol, index) * soFar;
          else {
            symbols.push(symbol);
            ways.push(soFar * here);
          }
        });
        const name = `${symbols.join()}:${ways.join()}`;
        const target = next.get(name) ?? { symbols, ways, counts: new Map<number, number>() };
        next.set(name, target);
        const shift = coins * keySpace + key;
        for (const [packed, count] of state.counts) {
          target.counts.set(packed + shift, (target.counts.get(packed + shift) ?? 0) + count * weight);
        }
      }
    }
    states = next;
  });
  const counts = new Map<number, number>();
  for (const state of states.values()) {
    const coins = state.symbols.reduce(
      (sum, symbol, at) => sum + pays(symbol, slot.reels) * (state.ways[at] ?? 0),
      0,
    );
    for (const [packed, count] of state.counts) {
      const whole = packed + coins * keySpace;
      counts.set(whole, (counts.get(whole) ?? 0) + count);
    }
  }
  return counts;
}
