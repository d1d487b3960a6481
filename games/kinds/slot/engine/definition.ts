/**
 * What a slot game is, as data. Engine, proof, paytable and client all read the same definition.
 *
 * Glossary: a *strip* is the ring of symbols of one reel; a *stop* is the index on the strip that
 * lands on the top row, each equally likely; a *coin* is the bet divided by `betCoins`; *pays* are
 * in coins. A *phase* is the base game or its free spins.
 */
import type { GameTheme } from '@marquee/contract/game-traits.ts';
import type { JackpotRules } from '../../../kit/jackpot/rules.ts';

/** `low` and `high` are ordinary paying symbols; the word tells art and sound how to treat them. */
export type SymbolKind = 'low' | 'high' | 'wild' | 'scatter' | 'coin' | 'mystery';

export type SymbolDefinition = {
  id: string;
  name: string;
  kind: SymbolKind;
  /** Wilds only: multiplies each win that uses the wild; several multiply each other. */
  multiplier?: number;
};

/** Coins paid by number of a kind, e.g. `{ 3: 5, 4: 20, 5: 100 }`. */
export type Pays = Readonly<Record<number, number>>;

/** Chance as an exact fraction. */
export type Fraction = readonly [numerator: number, denominator: number];

export type Phase = 'base' | 'free';

export type Evaluation =
  | {
      kind: 'lines';
      /** For each line the row on each reel. */
      lines: readonly (readonly number[])[];
      /** `both`: runs also pay from the rightmost reel; a full line pays once. */
      direction: 'left' | 'both';
    }
  | { kind: 'ways' };

/** Any wild in view on one of `reels` fills its reel before wins are counted. */
export type ExpandingWilds = {
  reels: readonly number[];
  phases: readonly Phase[];
  /**
   * Base game only: expanded reels hold while the others turn again, as long as a new one expands.
   * Every turn pays.
   */
  respin: boolean;
  /** Free spins only: an expanded reel stays wild until the free spins end. */
  sticky: boolean;
};

/** Mystery symbols in view all turn into one symbol, drawn anew each spin by weight. */
export type Mystery = { symbol: string; weights: Readonly<Record<string, number>> };

/** By chance, before the reels stop, some reels become wild as a whole. */
export type Strike = {
  chance: Readonly<Partial<Record<Phase, Fraction>>>;
  outcomes: readonly { reels: readonly number[]; weight: number }[];
};

/** By chance all wins of a spin are multiplied. */
export type Boost = {
  phases: readonly Phase[];
  outcomes: readonly { multiplier: number; weight: number }[];
};

export type FreeSpins = {
  /** Spins awarded in the base game by number of scatters. */
  awards: Readonly<Record<number, number>>;
  /** Spins added in the free spins by number of scatters; empty if there is no retrigger. */
  retriggers: Readonly<Record<number, number>>;
  /** Awards stop at this many spins in a round. */
  maxSpins: number;
  /** Multiplier of spin i (from 0) is min(start + step × i, max). */
  multiplier: { start: number; step: number; max: number };
  /**
   * Book-style: one paying symbol is drawn by weight before the first spin. Whenever enough reels show
   * it to pay, it fills them and pays on every line, wherever the reels lie.
   */
  special: Readonly<Record<string, number>> | null;
};

/** Enough coins in view lock; the other cells turn until no new coin lands `respins` times running. */
export type HoldAndRespin = {
  symbol: string;
  /** Coins in view that begin it. */
  trigger: number;
  respins: number;
  /** Chance that an empty cell receives a coin in a respin. */
  landChance: Fraction;
  /** Prize of a coin, in whole bets. */
  values: readonly { bets: number; weight: number; jackpot?: 'mini' | 'minor' | 'major' }[];
  /** Paid on top when every cell holds a coin, in whole bets. */
  grandBets: number;
};

export type Features = {
  expandingWilds?: ExpandingWilds;
  mystery?: Mystery;
  strike?: Strike;
  boost?: Boost;
  freeSpins?: FreeSpins;
  holdAndRespin?: HoldAndRespin;
};

/**
 * The most that one round pays: what it wins beyond is not paid, and its features end there. Versions of the game before
 * `sinceVersion` paid without a limit.
 */
export type MaxWin = { bets: number; sinceVersion: number };

/**
 * What a player may buy in place of a spin: free spins at once, for so many coins. No reels turn before them, and everything they
 * win is in coins of that same size.
 */
export type FeatureBuy = {
  /** One of the game's awards. */
  spins: number;
  /** The whole price. It follows from the mathematics: the least at which a bought round returns no more than a spin. */
  priceCoins: number;
};

/** What a round that was bought began with. */
export type Bought = 'free_spins';

export type Volatility = 'low' | 'medium' | 'high' | 'very-high';

export type SlotDefinition = {
  /** Folder name and game_code. */
  code: string;
  title: string;
  /** What it is about. What is played again of an earlier version has none. */
  theme?: GameTheme;
  /** Raised whenever the mathematics change, so that an old round is checked against its own. */
  version: number;
  reels: number;
  rows: number;
  symbols: readonly SymbolDefinition[];
  /** One string a reel, symbol ids separated by spaces; `free` defaults to `base`. */
  strips: { base: readonly string[]; free?: readonly string[] };
  evaluation: Evaluation;
  /** A bet buys this many coins: one a line, or a fixed number for ways. */
  betCoins: number;
  /** Pays of a line or of one way, in coins. */
  pays: Readonly<Record<string, Pays>>;
  /** Pays of scatters anywhere, in whole bets. */
  scatterPays?: Pays;
  features: Features;
  /** A progressive jackpot that the stakes of this game fill, on top of what its rounds pay. */
  jackpot?: JackpotRules;
  /** Whether a player may do so is for the rules of the session to say. */
  buy?: FeatureBuy;
  volatility: Volatility;
  /** Every game of the catalogue has one. */
  maxWin?: MaxWin;
};

/** Keeps literal types for readers of a definition while checking its shape. */
export function defineSlot(definition: SlotDefinition): SlotDefinition {
  return definition;
}
