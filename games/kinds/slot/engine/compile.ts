/**
 * Turns a game's definition into flat numeric tables, once, so that a spin is array arithmetic. The
 * live engine, the simulation and the exact proof all work on these tables and on nothing else.
 */
import { checkDefinition } from './check.ts';
import type { Fraction, Phase, SlotDefinition } from './definition.ts';

/** Outcomes of a weighted draw: outcome i is drawn when the draw is below `upTo[i]` for the first time. */
export type Weighted = { upTo: Int32Array; weights: readonly number[]; total: number };

export type CompiledSlot = {
  definition: SlotDefinition;
  reels: number;
  rows: number;
  cells: number;
  betCoins: number;
  /** The most that a round pays, in coins. */
  maxCoins: number;
  symbolIds: readonly string[];
  isWild: Uint8Array;
  wildMultiplier: Int32Array;
  /** 1 for symbols that pay on lines or ways and that a wild may stand for. */
  substitutable: Uint8Array;
  /** The symbol under which wilds pay as themselves and which fills wild reels; -1 if there is none. */
  wild: number;
  scatter: number;
  coin: number;
  mystery: number;
  strips: Readonly<Record<Phase, readonly Uint8Array[]>>;
  /** Cell of line l on reel r at `l × reels + r`; empty for ways. */
  lineCells: Int32Array;
  lineCount: number;
  bothWays: boolean;
  /** Coins for symbol s and count n at `s × (reels + 1) + n`. */
  pays: Int32Array;
  /** Coins, by number of scatters in view. */
  scatterCoins: Int32Array;
  awards: Int32Array;
  retriggers: Int32Array;
  /** Bit r is set where a wild on reel r expands. */
  expandMask: Readonly<Record<Phase, number>>;
  wildRespin: boolean;
  stickyWilds: boolean;
  mysteryDraw: { draw: Weighted; symbols: Int32Array } | null;
  strike: {
    chance: Readonly<Record<Phase, Fraction | null>>;
    draw: Weighted;
    masks: Int32Array;
  } | null;
  boost: Readonly<Record<Phase, boolean>> & { draw: Weighted; multipliers: Int32Array };
  special: { draw: Weighted; symbols: Int32Array } | null;
  hold: {
    trigger: number;
    respins: number;
    landChance: Fraction;
    draw: Weighted;
    /** Coins by prize. */
    valueCoins: Int32Array;
    grandCoins: number;
  } | null;
};

function weighted(weights: readonly number[]): Weighted {
  let total = 0;
  const upTo = new Int32Array(weights.length);
  weights.forEach((weight, index) => {
    total += weight;
    upTo[index] = total;
  });
  return { upTo, weights, total };
}

function byCount(size: number, entries: Readonly<Record<number, number>>, factor: number) {
  const table = new Int32Array(size + 1);
  for (const [count, value] of Object.entries(entries)) table[Number(count)] = value * factor;
  return table;
}

function maskOf(reels: readonly number[]): number {
  return reels.reduce((mask, reel) => mask | (1 << reel), 0);
}

/**
 * Compiles a definition after checking it.
 * @throws Error naming the game and what is wrong in it.
 */
export function compileSlot(definition: SlotDefinition): CompiledSlot {
  checkDefinition(definition);
  const { reels, rows, symbols, features, evaluation, betCoins } = definition;
  const cells = reels * rows;
  const symbolIds = symbols.map((symbol) => symbol.id);
  const indexOf = (id: string) => symbolIds.indexOf(id);
  const ofKind = (kind: string) => symbols.findIndex((symbol) => symbol.kind === kind);
  const strip = (text: string) => Uint8Array.from(text.split(' '), indexOf);
  const base = definition.strips.base.map(strip);

  const pays = new Int32Array(symbols.length * (reels + 1));
  for (const [id, byNumber] of Object.entries(definition.pays)) {
    for (const [count, coins] of Object.entries(byNumber)) {
      pays[indexOf(id) * (reels + 1) + Number(count)] = coins;
    }
  }

  const lines = evaluation.kind === 'lines' ? evaluation.lines : [];
  const { expandingWilds, mystery, strike, boost, freeSpins, holdAndRespin } = features;
  const expandIn = (phase: Phase) =>
    expandingWilds?.phases.includes(phase) ? maskOf(expandingWilds.reels) : 0;

  return {
    definition,
    reels,
    rows,
    cells,
    betCoins,
    maxCoins: definition.maxWin ? definition.maxWin.bets * betCoins : Number.MAX_SAFE_INTEGER,
    symbolIds,
    isWild: Uint8Array.from(symbols, (symbol) => (symbol.kind === 'wild' ? 1 : 0)),
    wildMultiplier: Int32Array.from(symbols, (symbol) => symbol.multiplier ?? 1),
    substitutable: Uint8Array.from(symbols, (symbol) =>
      symbol.kind === 'low' || symbol.kind === 'high' ? 1 : 0,
    ),
    wild: ofKind('wild'),
    scatter: ofKind('scatter'),
    coin: ofKind('coin'),
    mystery: ofKind('mystery'),
    strips: { base, free: definition.strips.free?.map(strip) ?? base },
    lineCells: Int32Array.from(lines.flatMap((line) => line.map((row, reel) => reel * rows + row))),
    lineCount: lines.length,
    bothWays: evaluation.kind === 'lines' && evaluation.direction === 'both',
    pays,
    scatterCoins: byCount(cells, definition.scatterPays ?? {}, betCoins),
    awards: byCount(cells, freeSpins?.awards ?? {}, 1),
    retriggers: byCount(cells, freeSpins?.retriggers ?? {}, 1),
    expandMask: { base: expandIn('base'), free: expandIn('free') },
    wildRespin: expandingWilds?.respin ?? false,
    stickyWilds: expandingWilds?.sticky ?? false,
    mysteryDraw: mystery
      ? {
          draw: weighted(Object.values(mystery.weights)),
          symbols: Int32Array.from(Object.keys(mystery.weights), indexOf),
        }
      : null,
    strike: strike
      ? {
          chance: { base: strike.chance.base ?? null, free: strike.chance.free ?? null },
          draw: weighted(strike.outcomes.map((outcome) => outcome.weight)),
          masks: Int32Array.from(strike.outcomes, (outcome) => maskOf(outcome.reels)),
        }
      : null,
    boost: {
      base: boost?.phases.includes('base') ?? false,
      free: boost?.phases.includes('free') ?? false,
      draw: weighted(boost?.outcomes.map((outcome) => outcome.weight) ?? []),
      multipliers: Int32Array.from(boost?.outcomes ?? [], (outcome) => outcome.multiplier),
    },
    special: freeSpins?.special
      ? {
          draw: weighted(Object.values(freeSpins.special)),
          symbols: Int32Array.from(Object.keys(freeSpins.special), indexOf),
        }
      : null,
    hold: holdAndRespin
      ? {
          trigger: holdAndRespin.trigger,
          respins: holdAndRespin.respins,
          landChance: holdAndRespin.landChance,
          draw: weighted(holdAndRespin.values.map((value) => value.weight)),
          valueCoins: Int32Array.from(holdAndRespin.values, (value) => value.bets * betCoins),
          grandCoins: holdAndRespin.grandBets * betCoins,
        }
      : null,
  };
}
