/**
 * A game's mathematics as they are published: one file a game and version, with everything that decides a round and
 * nothing that does not. Files are never changed; a round of any version is checked against its own.
 */
import { z } from 'zod';
import { hasChoices, type ReelDefinition } from '../choice/definition.ts';
import type { FreeSpins, SlotDefinition } from '../engine/definition.ts';

const count = z.int().min(1);
const weight = z.int().min(1);
const fraction = z.tuple([z.int().min(0), z.int().min(1)]);
const phases = z.array(z.enum(['base', 'free']));
const strip = z.array(z.string()).min(1);
const bySymbol = z.array(z.strictObject({ symbol: z.string(), weight }));
const byScatters = z.array(z.strictObject({ scatters: count, spins: count }));
const freeSpinsSchema = z.strictObject({
  awards: byScatters,
  retriggers: byScatters,
  max_spins: count,
  multiplier: z.strictObject({ start: count, step: z.int().min(0), max: count }),
  special: bySymbol.nullable(),
});

/** Lists stand in the order in which a weighted draw goes through them. Reels and rows are counted from 0. */
export const mathematicsSchema = z.strictObject({
  code: z.string(),
  version: z.int().min(1),
  reels: count,
  rows: count,
  bet_coins: count,
  symbols: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['low', 'high', 'wild', 'scatter', 'coin', 'mystery']),
      multiplier: z.int().min(1),
    }),
  ),
  strips: z.strictObject({ base: z.array(strip), free: z.array(strip).nullable() }),
  evaluation: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('lines'),
      lines: z.array(z.array(z.int().min(0))),
      direction: z.enum(['left', 'both']),
    }),
    z.strictObject({ kind: z.literal('ways') }),
  ]),
  pays: z.array(z.strictObject({ symbol: z.string(), count, coins: count })),
  scatter_pays: z.array(z.strictObject({ count, bets: count })),
  strike: z
    .strictObject({
      base_chance: fraction.nullable(),
      free_chance: fraction.nullable(),
      outcomes: z.array(z.strictObject({ reels: z.array(z.int().min(0)), weight })),
    })
    .nullable(),
  mystery: z.strictObject({ symbol: z.string(), weights: bySymbol }).nullable(),
  boost: z
    .strictObject({ phases, outcomes: z.array(z.strictObject({ multiplier: count, weight })) })
    .nullable(),
  expanding_wilds: z
    .strictObject({ reels: z.array(z.int().min(0)), phases, respin: z.boolean(), sticky: z.boolean() })
    .nullable(),
  free_spins: freeSpinsSchema.nullable(),
  hold_and_respin: z
    .strictObject({
      symbol: z.string(),
      trigger: count,
      respins: count,
      land_chance: fraction,
      values: z.array(
        z.strictObject({ bets: count, weight, jackpot: z.enum(['mini', 'minor', 'major']).nullable() }),
      ),
      grand_bets: count,
    })
    .nullable(),
  /** The most that a round pays, in bets; null in versions that paid without a limit. */
  max_win_bets: count.nullable(),
  /** A progressive jackpot beside what the round pays; absent in games without one. */
  jackpot: z
    .strictObject({
      contribution: fraction,
      saved: fraction,
      seed_stakes: count,
      must_pay_by_seeds: count,
    })
    .optional(),
  /** What a player may buy in place of a spin; absent in games without it. */
  buy: z.strictObject({ feature: z.literal('free_spins'), spins: count, price_coins: count }).optional(),
  /** The forms of the free spins between which the player chooses; absent in games without a choice. */
  choices: z.array(z.strictObject({ id: z.string(), free_spins: freeSpinsSchema })).optional(),
  /** The choice that is made for a player who does not return: `free_spins` is that form. */
  chosen_when_away: z.string().optional(),
});
export type Mathematics = z.infer<typeof mathematicsSchema>;

export const publishedGameSchema = z.strictObject({
  title: z.string(),
  volatility: z.enum(['low', 'medium', 'high', 'very-high']),
  /** For people; no draw looks at them. */
  symbol_names: z.record(z.string(), z.string()),
  choice_names: z.record(z.string(), z.string()).optional(),
  mathematics: mathematicsSchema,
});
export type PublishedGame = z.infer<typeof publishedGameSchema>;

const byCount = (entries: Readonly<Record<number, number>>) =>
  Object.entries(entries).map(([number, value]): [number, number] => [Number(number), value]);

const weights = (given: Readonly<Record<string, number>>) =>
  Object.entries(given).map(([symbol, value]) => ({ symbol, weight: value }));
const awards = (given: Readonly<Record<number, number>>) =>
  byCount(given).map(([scatters, spins]) => ({ scatters, spins }));

function publishFreeSpins(freeSpins: FreeSpins): z.infer<typeof freeSpinsSchema> {
  return {
    awards: awards(freeSpins.awards),
    retriggers: awards(freeSpins.retriggers),
    max_spins: freeSpins.maxSpins,
    multiplier: freeSpins.multiplier,
    special: freeSpins.special ? weights(freeSpins.special) : null,
  };
}

function freeSpinsOf(published: z.infer<typeof freeSpinsSchema>): FreeSpins {
  const spins = (list: readonly { scatters: number; spins: number }[]) =>
    Object.fromEntries(list.map((each) => [each.scatters, each.spins]));
  const { special } = published;
  return {
    awards: spins(published.awards),
    retriggers: spins(published.retriggers),
    maxSpins: published.max_spins,
    multiplier: published.multiplier,
    special: special ? Object.fromEntries(special.map((each) => [each.symbol, each.weight])) : null,
  };
}

/** A definition as it is published. */
export function publishGame(definition: ReelDefinition): PublishedGame {
  const { expandingWilds, mystery, strike, boost, freeSpins, holdAndRespin } = definition.features;
  const words = (strips: readonly string[]) => strips.map((text) => text.split(' '));
  return publishedGameSchema.parse({
    title: definition.title,
    volatility: definition.volatility,
    symbol_names: Object.fromEntries(definition.symbols.map(({ id, name }) => [id, name])),
    ...(hasChoices(definition)
      ? { choice_names: Object.fromEntries(definition.choices.map(({ id, name }) => [id, name])) }
      : {}),
    mathematics: {
      code: definition.code,
      version: definition.version,
      reels: definition.reels,
      rows: definition.rows,
      bet_coins: definition.betCoins,
      symbols: definition.symbols.map(({ id, kind, multiplier = 1 }) => ({ id, kind, multiplier })),
      strips: {
        base: words(definition.strips.base),
        free: definition.strips.free ? words(definition.strips.free) : null,
      },
      evaluation: definition.evaluation,
      pays: Object.entries(definition.pays).flatMap(([symbol, entries]) =>
        byCount(entries).map(([number, coins]) => ({ symbol, count: number, coins })),
      ),
      scatter_pays: byCount(definition.scatterPays ?? {}).map(([number, bets]) => ({ count: number, bets })),
      strike: strike
        ? {
            base_chance: strike.chance.base ?? null,
            free_chance: strike.chance.free ?? null,
            outcomes: strike.outcomes,
          }
        : null,
      mystery: mystery ? { symbol: mystery.symbol, weights: weights(mystery.weights) } : null,
      boost: boost ?? null,
      expanding_wilds: expandingWilds ?? null,
      free_spins: freeSpins ? publishFreeSpins(freeSpins) : null,
      hold_and_respin: holdAndRespin
        ? {
            symbol: holdAndRespin.symbol,
            trigger: holdAndRespin.trigger,
            respins: holdAndRespin.respins,
            land_chance: holdAndRespin.landChance,
            values: holdAndRespin.values.map(({ bets, weight: share, jackpot = null }) => ({
              bets,
              weight: share,
              jackpot,
            })),
            grand_bets: holdAndRespin.grandBets,
          }
        : null,
      max_win_bets: definition.maxWin?.bets ?? null,
      ...(definition.jackpot
        ? {
            jackpot: {
              contribution: definition.jackpot.contribution,
              saved: definition.jackpot.saved,
              seed_stakes: definition.jackpot.seedStakes,
              must_pay_by_seeds: definition.jackpot.mustPayBySeeds,
            },
          }
        : {}),
      ...(definition.buy
        ? {
            buy: {
              feature: 'free_spins',
              spins: definition.buy.spins,
              price_coins: definition.buy.priceCoins,
            },
          }
        : {}),
      ...(hasChoices(definition)
        ? {
            choices: definition.choices.map((choice) => ({
              id: choice.id,
              free_spins: publishFreeSpins(choice.freeSpins),
            })),
            chosen_when_away: definition.chosenWhenAway,
          }
        : {}),
    },
  });
}

/** The definition that a published file describes, for the engine. */
export function definitionOf(game: PublishedGame): ReelDefinition {
  const { choices, chosen_when_away: chosenWhenAway } = game.mathematics;
  const slot = slotOf(game);
  if (!choices || chosenWhenAway === undefined) return slot;
  return {
    ...slot,
    choices: choices.map(({ id, free_spins }) => ({
      id,
      name: game.choice_names?.[id] ?? id,
      freeSpins: freeSpinsOf(free_spins),
    })),
    chosenWhenAway,
  };
}

function slotOf({ title, volatility, symbol_names, mathematics }: PublishedGame): SlotDefinition {
  const { version, strips, strike, mystery, boost, expanding_wilds, free_spins, hold_and_respin } =
    mathematics;
  const texts = (words: readonly (readonly string[])[]) => words.map((strip_) => strip_.join(' '));
  const weightsOf = (list: readonly { symbol: string; weight: number }[]) =>
    Object.fromEntries(list.map((each) => [each.symbol, each.weight]));
  const pays: Record<string, Record<number, number>> = {};
  for (const { symbol, count: number, coins } of mathematics.pays) {
    pays[symbol] = { ...pays[symbol], [number]: coins };
  }
  return {
    code: mathematics.code,
    title,
    version,
    reels: mathematics.reels,
    rows: mathematics.rows,
    symbols: mathematics.symbols.map((symbol) => ({ ...symbol, name: symbol_names[symbol.id] ?? symbol.id })),
    strips: { base: texts(strips.base), ...(strips.free ? { free: texts(strips.free) } : {}) },
    evaluation: mathematics.evaluation,
    betCoins: mathematics.bet_coins,
    pays,
    scatterPays: Object.fromEntries(mathematics.scatter_pays.map((each) => [each.count, each.bets])),
    features: {
      ...(strike
        ? {
            strike: {
              chance: {
                ...(strike.base_chance ? { base: strike.base_chance } : {}),
                ...(strike.free_chance ? { free: strike.free_chance } : {}),
              },
              outcomes: strike.outcomes,
            },
          }
        : {}),
      ...(mystery ? { mystery: { symbol: mystery.symbol, weights: weightsOf(mystery.weights) } } : {}),
      ...(boost ? { boost } : {}),
      ...(expanding_wilds ? { expandingWilds: expanding_wilds } : {}),
      ...(free_spins ? { freeSpins: freeSpinsOf(free_spins) } : {}),
      ...(hold_and_respin
        ? {
            holdAndRespin: {
              symbol: hold_and_respin.symbol,
              trigger: hold_and_respin.trigger,
              respins: hold_and_respin.respins,
              landChance: hold_and_respin.land_chance,
              values: hold_and_respin.values.map(({ bets, weight: share, jackpot }) => ({
                bets,
                weight: share,
                ...(jackpot ? { jackpot } : {}),
              })),
              grandBets: hold_and_respin.grand_bets,
            },
          }
        : {}),
    },
    volatility,
    ...(mathematics.jackpot
      ? {
          jackpot: {
            contribution: mathematics.jackpot.contribution,
            saved: mathematics.jackpot.saved,
            seedStakes: mathematics.jackpot.seed_stakes,
            mustPayBySeeds: mathematics.jackpot.must_pay_by_seeds,
          },
        }
      : {}),
    ...(mathematics.buy
      ? { buy: { spins: mathematics.buy.spins, priceCoins: mathematics.buy.price_coins } }
      : {}),
    ...(mathematics.max_win_bets === null
      ? {}
      : { maxWin: { bets: mathematics.max_win_bets, sinceVersion: version } }),
  };
}
