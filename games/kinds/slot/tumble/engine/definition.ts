/**
 * What a tumbling slot is, as data: winning symbols leave, the others fall, and new ones come from above, until nothing wins.
 * Engine, rules, proof and client all read the same definition.
 *
 * Glossary, beside that of `kinds/slot/engine/definition.ts`: a *spin* is one landing of the reels with all tumbles that follow
 * it; a *tumble* is one leaving and falling. The grid of a reel is as high as its *height* in that spin.
 */
import type { GameTheme } from '@marquee/contract/game-traits.ts';
import type { Pays, Phase, Volatility } from '../../engine/definition.ts';

/** A `multiplier` symbol carries a number that multiplies what its spin wins; it pays nothing by itself and does not leave. */
export type TumbleSymbolKind = 'low' | 'high' | 'wild' | 'scatter' | 'multiplier';

export type TumbleSymbol = { id: string; name: string; kind: TumbleSymbolKind };

export type TumbleEvaluation =
  /** Groups of at least `least` equal symbols that touch each other by a side; wilds join every group that they touch. */
  | { kind: 'cluster'; least: number }
  /** At least `least` equal symbols wherever they lie. */
  | { kind: 'anywhere'; least: number }
  /** Equal symbols on reels from the left, once for each combination of their places. */
  | { kind: 'ways' };

/** How high a reel is: one of these, drawn anew each spin where there are several. */
export type Heights = readonly { height: number; weight: number }[];

/** The wins of an evaluation that comes after t tumbles are multiplied by min(start + step × t, max). */
export type Growth = { start: number; step: number; max: number };

export type TumbleFreeSpins = {
  /** Spins awarded in the base game: those of the highest listed number of scatters that is reached. */
  awards: Readonly<Record<number, number>>;
  /** Spins added in the free spins, by the same rule; empty if there is no retrigger. */
  retriggers: Readonly<Record<number, number>>;
  /** Awards stop at this many spins in a round. */
  maxSpins: number;
};

export type TumbleDefinition = {
  /** Folder name and game_code. */
  code: string;
  title: string;
  theme?: GameTheme;
  /** Raised whenever the mathematics change. */
  version: number;
  /** One list a reel. */
  heights: readonly Heights[];
  symbols: readonly TumbleSymbol[];
  /** One string a reel, symbol ids separated by spaces; `free` defaults to `base`. */
  strips: { base: readonly string[]; free?: readonly string[] };
  evaluation: TumbleEvaluation;
  /** A bet buys this many coins. */
  betCoins: number;
  /** Coins by number of symbols (of reels, with ways): those of the highest listed number that is reached. */
  pays: Readonly<Record<string, Pays>>;
  /** Whole bets by number of scatters in view when a spin ends: those of the highest listed number that is reached. */
  scatterPays?: Pays;
  /** Whether wins leave. Without tumbles a spin is its landing alone. */
  hasTumbles: boolean;
  growth: {
    base: Growth;
    /** `isKept`: t counts the tumbles of all free spins of the round, not of one spin. */
    free: Growth & { isKept: boolean };
  };
  /**
   * When a spin that has won ends, the numbers of the multiplier symbols in view are added, and its wins are multiplied by the
   * sum. `isKept`: in free spins the sums are added up, and a spin with any is multiplied by all of them.
   */
  multipliers?: {
    symbol: string;
    values: readonly { multiplier: number; weight: number }[];
    isKept: boolean;
  };
  freeSpins?: TumbleFreeSpins;
  volatility: Volatility;
  /** The most that one round pays, in bets. It also ends every tumbling that would never end. */
  maxWinBets: number;
};

export type { Pays, Phase };

/** Keeps literal types for readers of a definition while checking its shape. */
export function defineTumble(definition: TumbleDefinition): TumbleDefinition {
  return definition;
}
