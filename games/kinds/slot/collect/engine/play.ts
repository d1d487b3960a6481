/**
 * Plays one round from where the meter stands: the only place where its course is decided. A spin of the level, by the engine of turning
 * reels; if what it has landed fills the meter, the harvest, from the same random numbers. Counts in coins.
 */
import type { RandomSource } from '../../../../kit/fairness/random.ts';
import type { CompiledSlot } from '../../engine/compile.ts';
import { createTable, playBought, playRound, type Table } from '../../engine/play.ts';
import { type CompiledCollect, levelAt } from './compile.ts';

/** The meter after so many more symbols: once it is full it is emptied, and what was left over is not kept. */
export function meterAfter(
  { full }: Pick<CompiledCollect, 'full'>,
  meter: number,
  collected: number,
): { meter: number; isFilled: boolean } {
  const isFilled = meter + collected >= full;
  return { meter: isFilled ? 0 : meter + collected, isFilled };
}

export type PlayedCollect = { coins: number; meter: number };

/** Scratch space for the rounds of a game. */
export type Tables = (slot: CompiledSlot) => Table;

export function createTables(): Tables {
  const tables = new Map<CompiledSlot, Table>();
  return (slot) => {
    const table = tables.get(slot) ?? createTable(slot);
    tables.set(slot, table);
    return table;
  };
}

/** The spins that are played where the meter stands. @throws RangeError for a meter that the game does not have. */
export function spinsOf(game: CompiledCollect, meter: number): CompiledSlot {
  const spins = game.levels[levelAt(game, meter)];
  if (!Number.isInteger(meter) || meter < 0 || meter >= game.full || !spins)
    throw new RangeError(`The meter of ${game.definition.code} does not stand at ${meter}.`);
  return spins;
}

/**
 * Plays a whole round and returns what it pays, in coins, and where it leaves the meter.
 * @throws RangeError for a meter that the game does not have.
 */
export function playCollect(
  game: CompiledCollect,
  meter: number,
  random: RandomSource,
  tables: Tables,
): PlayedCollect {
  const spins = spinsOf(game, meter);
  const table = tables(spins);
  const coins = playRound(spins, table, random, null);
  const after = meterAfter(game, meter, table.scatters);
  if (after.isFilled) {
    const { harvest } = game;
    return { coins: coins + playBought(harvest, tables(harvest), random, null), meter: after.meter };
  }
  return { coins, meter: after.meter };
}
