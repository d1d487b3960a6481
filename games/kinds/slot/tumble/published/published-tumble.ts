/**
 * The mathematics of a tumbling slot as they are published: one file a game and version, with everything that decides a round and
 * nothing that does not. Files are never changed; a round of any version is checked against its own.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../../../../kit/published/canonical.ts';
import type { TumbleDefinition } from '../engine/definition.ts';

const count = z.int().min(1);
const growth = { start: count, step: z.int().min(0), max: count };
const byScatters = z.array(z.strictObject({ scatters: count, spins: count }));
const strips = z.array(z.array(z.string()).min(1));

/** Lists stand in the order in which a weighted draw goes through them. */
export const tumbleMathematicsSchema = z.strictObject({
  code: z.string(),
  version: count,
  bet_coins: count,
  heights: z.array(z.array(z.strictObject({ height: count, weight: count }))),
  symbols: z.array(
    z.strictObject({ id: z.string(), kind: z.enum(['low', 'high', 'wild', 'scatter', 'multiplier']) }),
  ),
  strips: z.strictObject({ base: strips, free: strips.nullable() }),
  evaluation: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('cluster'), least: count }),
    z.strictObject({ kind: z.literal('anywhere'), least: count }),
    z.strictObject({ kind: z.literal('ways') }),
  ]),
  pays: z.array(z.strictObject({ symbol: z.string(), count, coins: count })),
  scatter_pays: z.array(z.strictObject({ count, bets: count })),
  has_tumbles: z.boolean(),
  growth: z.strictObject({
    base: z.strictObject(growth),
    free: z.strictObject({ ...growth, is_kept: z.boolean() }),
  }),
  multipliers: z
    .strictObject({
      symbol: z.string(),
      values: z.array(z.strictObject({ multiplier: count, weight: count })),
      is_kept: z.boolean(),
    })
    .nullable(),
  free_spins: z.strictObject({ awards: byScatters, retriggers: byScatters, max_spins: count }).nullable(),
  max_win_bets: count,
});
export type TumbleMathematics = z.infer<typeof tumbleMathematicsSchema>;

export const publishedTumbleSchema = z.strictObject({
  title: z.string(),
  volatility: z.enum(['low', 'medium', 'high', 'very-high']),
  /** For people; no draw looks at them. */
  symbol_names: z.record(z.string(), z.string()),
  mathematics: tumbleMathematicsSchema,
});
export type PublishedTumble = z.infer<typeof publishedTumbleSchema>;

const byCount = (entries: Readonly<Record<number, number>>) =>
  Object.entries(entries).map(([number, value]): [number, number] => [Number(number), value]);

/** A definition as it is published. */
export function publishTumble(definition: TumbleDefinition): PublishedTumble {
  const { growth: grows, multipliers, freeSpins } = definition;
  const words = (list: readonly string[]) => list.map((text) => text.split(' '));
  const awards = (given: Readonly<Record<number, number>>) =>
    byCount(given).map(([scatters, spins]) => ({ scatters, spins }));
  return publishedTumbleSchema.parse({
    title: definition.title,
    volatility: definition.volatility,
    symbol_names: Object.fromEntries(definition.symbols.map(({ id, name }) => [id, name])),
    mathematics: {
      code: definition.code,
      version: definition.version,
      bet_coins: definition.betCoins,
      heights: definition.heights,
      symbols: definition.symbols.map(({ id, kind }) => ({ id, kind })),
      strips: {
        base: words(definition.strips.base),
        free: definition.strips.free ? words(definition.strips.free) : null,
      },
      evaluation: definition.evaluation,
      pays: Object.entries(definition.pays).flatMap(([symbol, entries]) =>
        byCount(entries).map(([number, coins]) => ({ symbol, count: number, coins })),
      ),
      scatter_pays: byCount(definition.scatterPays ?? {}).map(([number, bets]) => ({ count: number, bets })),
      has_tumbles: definition.hasTumbles,
      growth: {
        base: { start: grows.base.start, step: grows.base.step, max: grows.base.max },
        free: {
          start: grows.free.start,
          step: grows.free.step,
          max: grows.free.max,
          is_kept: grows.free.isKept,
        },
      },
      multipliers: multipliers
        ? { symbol: multipliers.symbol, values: multipliers.values, is_kept: multipliers.isKept }
        : null,
      free_spins: freeSpins
        ? {
            awards: awards(freeSpins.awards),
            retriggers: awards(freeSpins.retriggers),
            max_spins: freeSpins.maxSpins,
          }
        : null,
      max_win_bets: definition.maxWinBets,
    },
  });
}

/** The definition that a published file describes, for the engine. */
export function tumbleDefinitionOf({
  title,
  volatility,
  symbol_names,
  mathematics,
}: PublishedTumble): TumbleDefinition {
  const { strips: rings, growth: grows, multipliers, free_spins } = mathematics;
  const texts = (words: readonly (readonly string[])[]) => words.map((ring) => ring.join(' '));
  const awards = (list: readonly { scatters: number; spins: number }[]) =>
    Object.fromEntries(list.map((each) => [each.scatters, each.spins]));
  const pays: Record<string, Record<number, number>> = {};
  for (const { symbol, count: number, coins } of mathematics.pays) {
    pays[symbol] = { ...pays[symbol], [number]: coins };
  }
  return {
    code: mathematics.code,
    title,
    version: mathematics.version,
    heights: mathematics.heights,
    symbols: mathematics.symbols.map((symbol) => ({ ...symbol, name: symbol_names[symbol.id] ?? symbol.id })),
    strips: { base: texts(rings.base), ...(rings.free ? { free: texts(rings.free) } : {}) },
    evaluation: mathematics.evaluation,
    betCoins: mathematics.bet_coins,
    pays,
    scatterPays: Object.fromEntries(mathematics.scatter_pays.map((each) => [each.count, each.bets])),
    hasTumbles: mathematics.has_tumbles,
    growth: {
      base: grows.base,
      free: {
        start: grows.free.start,
        step: grows.free.step,
        max: grows.free.max,
        isKept: grows.free.is_kept,
      },
    },
    ...(multipliers
      ? {
          multipliers: {
            symbol: multipliers.symbol,
            values: multipliers.values,
            isKept: multipliers.is_kept,
          },
        }
      : {}),
    ...(free_spins
      ? {
          freeSpins: {
            awards: awards(free_spins.awards),
            retriggers: awards(free_spins.retriggers),
            maxSpins: free_spins.max_spins,
          },
        }
      : {}),
    volatility,
    maxWinBets: mathematics.max_win_bets,
  };
}

/** SHA-256 of a game's mathematics as canonical JSON. */
export function tumbleHash(game: TumbleDefinition): string {
  return createHash('sha256')
    .update(canonicalJson(publishTumble(game).mathematics))
    .digest('hex');
}
