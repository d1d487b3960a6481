/** Turns the definition of a tumbling slot into flat numeric tables, once, so that a spin is array arithmetic. */
import { checkTumble } from './check.ts';
import type { Growth, Phase, TumbleDefinition } from './definition.ts';

/** Outcomes of a weighted draw: outcome i is drawn when the draw is below `upTo[i]` for the first time. */
export type Weighted = { upTo: Int32Array; values: Int32Array; total: number };

/** Numbers are looked up to here; beyond, the last entry holds. No grid has more cells. */
const mostCount = 64;

export type CompiledTumble = {
  definition: TumbleDefinition;
  reels: number;
  /** Cells of a reel in the grid: cell of row r on reel i is i × stride + r. */
  stride: number;
  cells: number;
  betCoins: number;
  /** The most that a round pays, in coins. */
  maxCoins: number;
  symbolIds: readonly string[];
  isPaid: Uint8Array;
  /** −1 where the game has none. */
  wild: number;
  scatter: number;
  multiplier: number;
  strips: Readonly<Record<Phase, readonly Uint8Array[]>>;
  heights: readonly Weighted[];
  kind: TumbleDefinition['evaluation']['kind'];
  /** Fewest symbols, or reels, of any win. */
  least: number;
  /** The four neighbours of cell c at 4 × c; −1 beyond the edge. */
  neighbours: Int32Array;
  /** Coins for symbol s and count n at s × payStride + n. */
  pays: Int32Array;
  payStride: number;
  scatterCoins: Int32Array;
  awards: Int32Array;
  retriggers: Int32Array;
  hasTumbles: boolean;
  growth: Readonly<Record<Phase, Growth>>;
  isGrowthKept: boolean;
  values: Weighted | null;
  isSumKept: boolean;
  maxSpins: number;
};

function weighted(outcomes: readonly { value: number; weight: number }[]): Weighted {
  let total = 0;
  const upTo = Int32Array.from(outcomes, ({ weight }) => (total += weight));
  return { upTo, values: Int32Array.from(outcomes, ({ value }) => value), total };
}

/** A table by number in which each number has what the highest listed one that it reaches has. */
function reached(entries: Readonly<Record<number, number>>, factor: number): Int32Array {
  const table = new Int32Array(mostCount + 1);
  let value = 0;
  for (let count = 0; count <= mostCount; count += 1) {
    value = (entries[count] ?? value / factor) * factor;
    table[count] = value;
  }
  return table;
}

/**
 * Compiles a definition after checking it.
 * @throws Error naming the game and what is wrong in it.
 */
export function compileTumble(definition: TumbleDefinition): CompiledTumble {
  checkTumble(definition);
  const { symbols, evaluation, betCoins, freeSpins, multipliers, growth } = definition;
  const reels = definition.heights.length;
  const stride = Math.max(...definition.heights.flat().map(({ height }) => height));
  const cells = reels * stride;
  const symbolIds = symbols.map(({ id }) => id);
  const ofKind = (kind: string) => symbols.findIndex((symbol) => symbol.kind === kind);
  const strip = (text: string) => Uint8Array.from(text.split(' '), (id) => symbolIds.indexOf(id));
  const base = definition.strips.base.map(strip);
  const payStride = mostCount + 1;
  const pays = new Int32Array(symbols.length * payStride);
  symbolIds.forEach((id, symbol) => pays.set(reached(definition.pays[id] ?? {}, 1), symbol * payStride));
  const neighbours = new Int32Array(cells * 4).fill(-1);
  for (let cell = 0; cell < cells; cell += 1) {
    const row = cell % stride;
    if (cell >= stride) neighbours[cell * 4] = cell - stride;
    if (cell + stride < cells) neighbours[cell * 4 + 1] = cell + stride;
    if (row > 0) neighbours[cell * 4 + 2] = cell - 1;
    if (row + 1 < stride) neighbours[cell * 4 + 3] = cell + 1;
  }
  return {
    definition,
    reels,
    stride,
    cells,
    betCoins,
    maxCoins: definition.maxWinBets * betCoins,
    symbolIds,
    isPaid: Uint8Array.from(symbols, ({ kind }) => (kind === 'low' || kind === 'high' ? 1 : 0)),
    wild: ofKind('wild'),
    scatter: ofKind('scatter'),
    multiplier: ofKind('multiplier'),
    strips: { base, free: definition.strips.free?.map(strip) ?? base },
    heights: definition.heights.map((list) =>
      weighted(list.map(({ height, weight }) => ({ value: height, weight }))),
    ),
    kind: evaluation.kind,
    least:
      evaluation.kind === 'ways'
        ? Math.min(...Object.values(definition.pays).flatMap((byCount) => Object.keys(byCount).map(Number)))
        : evaluation.least,
    neighbours,
    pays,
    payStride,
    scatterCoins: reached(definition.scatterPays ?? {}, betCoins),
    awards: reached(freeSpins?.awards ?? {}, 1),
    retriggers: reached(freeSpins?.retriggers ?? {}, 1),
    hasTumbles: definition.hasTumbles,
    growth,
    isGrowthKept: growth.free.isKept,
    values: multipliers
      ? weighted(multipliers.values.map(({ multiplier, weight }) => ({ value: multiplier, weight })))
      : null,
    isSumKept: multipliers?.isKept ?? false,
    maxSpins: freeSpins?.maxSpins ?? 0,
  };
}
