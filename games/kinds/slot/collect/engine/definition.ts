/**
 * What a slot is, as data, whose meter is kept from one round to the next. Its reels are those of the other slots; engine, proof,
 * paytable and client all read the same definition.
 *
 * Glossary: the *meter* counts the collected symbols that have landed since it was last emptied. It has *levels*: each needs so many
 * of them, and from the second on each turns one symbol of the reels into another one for as long as the meter is not emptied. The
 * spin that fills the last level is followed by the *harvest*, which are free spins, and the meter is empty again.
 */
import type { GameTheme } from '@marquee/contract/game-traits.ts';
import type {
  Evaluation,
  ExpandingWilds,
  Pays,
  SymbolDefinition,
  Volatility,
} from '../../engine/definition.ts';

/** Every `from` on the strips of spins becomes an `into`. */
export type Turning = { from: string; into: string };

export type Level = {
  /** Collected symbols that the level takes. */
  needs: number;
  /** What is different from this level on; null for the first. */
  turns: Turning | null;
};

export type Harvest = {
  spins: number;
  /** All wins of its spins are multiplied by it. */
  multiplier: number;
  /** Reels on which a wild fills its reel; none if empty. */
  expands: ExpandingWilds['reels'];
};

export type CollectDefinition = {
  /** Folder name and game_code. */
  code: string;
  title: string;
  /** What it is about. What is played again of an earlier version has none. */
  theme?: GameTheme;
  /** Raised whenever the mathematics change, so that an old round is checked against its own. */
  version: number;
  reels: number;
  rows: number;
  /** The one of kind scatter is what is collected. */
  symbols: readonly SymbolDefinition[];
  /** One string a reel, symbol ids separated by spaces: of spins at the first level, and of the harvest. */
  strips: { base: readonly string[]; free: readonly string[] };
  evaluation: Evaluation;
  /** A bet buys this many coins. */
  betCoins: number;
  /** Pays of a line or of one way, in coins. */
  pays: Readonly<Record<string, Pays>>;
  levels: readonly Level[];
  harvest: Harvest;
  volatility: Volatility;
  /** The most that a round can pay, in coins. It follows from the mathematics, and a test holds it to them: nothing is held back. */
  mostCoins: number;
};

/** Keeps literal types for readers of a definition while checking its shape. */
export function defineCollect(definition: CollectDefinition): CollectDefinition {
  return definition;
}
