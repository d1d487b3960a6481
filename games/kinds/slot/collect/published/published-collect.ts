/**
 * The mathematics of a slot whose meter is kept as they are published: those of its spins and of its harvest in the form of turning
 * reels, and what the levels of the meter turn. Files are never changed; a round of any version is checked against its own.
 */
import { z } from 'zod';
import { definitionOf, mathematicsSchema, publishGame } from '../../published/published-game.ts';
import { harvestOf, spinsAt } from '../engine/compile.ts';
import type { CollectDefinition } from '../engine/definition.ts';

const count = z.int().min(1);

export const collectMathematicsSchema = z.strictObject({
  code: z.string(),
  version: count,
  /** The symbol that goes into the meter. */
  collects: z.string(),
  levels: z.array(
    z.strictObject({
      needs: count,
      /** From this level on every `from` on the strips of spins is an `into`. */
      turns: z.strictObject({ from: z.string(), into: z.string() }).nullable(),
    }),
  ),
  /** The spins of the first level. */
  spins: mathematicsSchema,
  /** The harvest: the free spins that this sells, in coins of the bet. */
  harvest: mathematicsSchema,
  most_coins: count,
});
export type CollectMathematics = z.infer<typeof collectMathematicsSchema>;

export const publishedCollectSchema = z.strictObject({
  title: z.string(),
  volatility: z.enum(['low', 'medium', 'high', 'very-high']),
  /** For people; no draw looks at them. */
  symbol_names: z.record(z.string(), z.string()),
  mathematics: collectMathematicsSchema,
});
export type PublishedCollect = z.infer<typeof publishedCollectSchema>;

/** A definition as it is published. */
export function publishCollect(game: CollectDefinition): PublishedCollect {
  return publishedCollectSchema.parse({
    title: game.title,
    volatility: game.volatility,
    symbol_names: Object.fromEntries(game.symbols.map(({ id, name }) => [id, name])),
    mathematics: {
      code: game.code,
      version: game.version,
      collects: game.symbols.find(({ kind }) => kind === 'scatter')?.id,
      levels: game.levels.map(({ needs, turns }) => ({ needs, turns })),
      spins: publishGame(spinsAt(game, 0)).mathematics,
      harvest: publishGame(harvestOf(game)).mathematics,
      most_coins: game.mostCoins,
    },
  });
}

/** The definition that a published file describes, for the engine. @throws Error for a file that sells no harvest. */
export function collectDefinitionOf({ mathematics, ...told }: PublishedCollect): CollectDefinition {
  const spins = definitionOf({ ...told, mathematics: mathematics.spins });
  const { strips, features, buy } = definitionOf({ ...told, mathematics: mathematics.harvest });
  if (!strips.free || !features.freeSpins || !buy) throw new Error(`${mathematics.code} has no harvest.`);
  return {
    code: mathematics.code,
    title: told.title,
    version: mathematics.version,
    reels: spins.reels,
    rows: spins.rows,
    symbols: spins.symbols,
    strips: { base: spins.strips.base, free: strips.free },
    evaluation: spins.evaluation,
    betCoins: spins.betCoins,
    pays: spins.pays,
    levels: mathematics.levels,
    harvest: {
      spins: buy.spins,
      multiplier: features.freeSpins.multiplier.start,
      expands: features.expandingWilds?.reels ?? [],
    },
    volatility: told.volatility,
    mostCoins: mathematics.most_coins,
  };
}
