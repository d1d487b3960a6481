/**
 * A game whose meter is kept is a slot for each of its levels and one for its harvest, all played by the engine of turning reels. This
 * makes them, once.
 */
import { compileSlot, type CompiledSlot } from '../../engine/compile.ts';
import type { SlotDefinition } from '../../engine/definition.ts';
import { checkCollect } from './check.ts';
import type { CollectDefinition, Turning } from './definition.ts';

export type CompiledCollect = {
  definition: CollectDefinition;
  betCoins: number;
  /** The most that a round pays, in coins. */
  maxCoins: number;
  /** Symbols at which the meter is full. */
  full: number;
  /** Symbols at which each level begins. */
  begins: readonly number[];
  /** The spins of each level. */
  levels: readonly CompiledSlot[];
  harvest: CompiledSlot;
};

/** The strips at a level: everything that this level and those before it turn is turned. */
export function stripsAt({ strips, levels }: CollectDefinition, level: number): string[] {
  const turnings = levels.slice(0, level + 1).flatMap(({ turns }) => turns ?? []);
  return strips.base.map((strip) => turned(strip, turnings));
}

function turned(strip: string, turnings: readonly Turning[]): string {
  return strip
    .split(' ')
    .map((symbol) => turnings.reduce((now, { from, into }) => (now === from ? into : now), symbol))
    .join(' ');
}

/** The spins of a level as a slot of their own: what is collected pays nothing and begins nothing there. */
export function spinsAt(game: CollectDefinition, level: number): SlotDefinition {
  const { code, title, version, reels, rows, symbols, evaluation, betCoins, pays, volatility } = game;
  return {
    code,
    title,
    version,
    reels,
    rows,
    symbols,
    strips: { base: stripsAt(game, level) },
    evaluation,
    betCoins,
    pays,
    features: {},
    volatility,
  };
}

/**
 * The harvest as a slot of its own. That engine plays free spins without a spin before them where they were bought, so this slot sells
 * them; the price is nobody's.
 */
export function harvestOf(game: CollectDefinition): SlotDefinition {
  const { spins, multiplier, expands } = game.harvest;
  const last = spinsAt(game, game.levels.length - 1);
  return {
    ...last,
    strips: { ...last.strips, free: game.strips.free },
    features: {
      freeSpins: {
        awards: { 1: spins },
        retriggers: {},
        maxSpins: spins,
        multiplier: { start: multiplier, step: 0, max: multiplier },
        special: null,
      },
      ...(expands.length === 0
        ? {}
        : { expandingWilds: { reels: expands, phases: ['free'], respin: false, sticky: false } }),
    },
    buy: { spins, priceCoins: game.betCoins + 1 },
  };
}

/**
 * Compiles a definition after checking it.
 * @throws Error naming the game and what is wrong in it.
 */
export function compileCollect(definition: CollectDefinition): CompiledCollect {
  checkCollect(definition);
  const { levels, betCoins, mostCoins } = definition;
  const begins: number[] = [];
  let full = 0;
  for (const { needs } of levels) {
    begins.push(full);
    full += needs;
  }
  return {
    definition,
    betCoins,
    maxCoins: mostCoins,
    full,
    begins,
    levels: levels.map((_, level) => compileSlot(spinsAt(definition, level))),
    harvest: compileSlot(harvestOf(definition)),
  };
}

/** The level at which a meter stands, from 0. */
export function levelAt({ begins }: Pick<CompiledCollect, 'begins'>, meter: number): number {
  return begins.findLastIndex((begin) => begin <= meter);
}
