/** The mathematics of a game as the player is shown them, made from the same definition that decides the rounds. */
import { z } from 'zod';
import type { Paytable, ReelTable } from './shown-paytable.ts';
import { hoursToReturn } from '../../kit/play-api/hours-to-return.ts';
import { rulesOf } from './rules/rules-of.ts';
import { hasChoices, type ReelDefinition } from './choice/definition.ts';
import type { Fraction, FreeSpins, Pays, Phase, SlotDefinition } from './engine/definition.ts';

const percent = z.string().regex(/^\d+\.\d{4}$/);
const onceIn = z.string().regex(/^\d{1,16}$/);

const boughtProofSchema = z.strictObject({
  price_bets: z.string(),
  rtp_percent: percent,
  hit_frequency_percent: percent,
  max_win_bets: z.string(),
  max_win_once_in: onceIn,
  deviation_bets: z.string(),
});

const choiceProofSchema = z.strictObject({
  id: z.string(),
  /** Of rounds in which this is always chosen. */
  rtp_percent: percent,
  hit_frequency_percent: percent,
  deviation_bets: z.string(),
  max_win_bets: z.string(),
  max_win_once_in: onceIn,
  /** Of the free spins alone, by the number of scatters that award them. */
  free_spins: z.array(
    z.strictObject({
      scatters: z.int(),
      spins: z.int(),
      mean_bets: z.string(),
      volatility: z.enum(['low', 'medium', 'high', 'very-high']),
      deviation_bets: z.string(),
      /** How often they win less than ten bets, and more than a hundred. */
      below_percent: z.string(),
      beyond_percent: z.string(),
      max_win_bets: z.string(),
    }),
  ),
});

/** A game's `proof.json`: its exact figures, written by `games/prove.ts` and held by a test. */
export const proofSchema = z.strictObject({
  game_code: z.string(),
  version: z.int(),
  rtp_percent: percent,
  hit_frequency_percent: percent,
  /** The same without the maximum win. */
  rtp_before_max_win_percent: percent,
  /** The most that a round pays. */
  max_win_bets: z.string(),
  /** Rounds in which that comes once, to three digits; 10¹⁵ stands for that many or more. */
  max_win_once_in: onceIn,
  /** What the RTP loses by the maximum win, in percent, rounded up. */
  max_win_cost_percent: z.string(),
  /** The most that a round would pay without the maximum win. */
  uncapped_max_win_bets: z.string(),
  deviation_bets: z.string(),
  volatility: z.enum(['low', 'medium', 'high', 'very-high']),
  rtp_shares_percent: z.strictObject({
    base: percent,
    wild_respins: percent,
    free_spins: percent,
    hold_and_respin: percent,
  }),
  one_in: z.strictObject({
    wild_respins: z.string().nullable(),
    free_spins: z.string().nullable(),
    hold_and_respin: z.string().nullable(),
  }),
  /** Rounds in which each pot is won once, to three digits; null for a game without pots. */
  pots_once_in: z.strictObject({ mini: onceIn, minor: onceIn, major: onceIn, grand: onceIn }).nullable(),
  /** Of rounds that are bought; absent where none are sold. Like all others in bets, but the return, which is of the price. */
  bought: boughtProofSchema.optional(),
  /** Of each choice; absent in games without one. */
  choices: z.array(choiceProofSchema).optional(),
});
export type Proof = z.infer<typeof proofSchema>;

const byCount = (pays: Pays) =>
  Object.entries(pays)
    .map(([count, value]) => ({ count: Number(count), value }))
    .toSorted((a, b) => b.count - a.count);

const spins = (awards: Pays) =>
  byCount(awards)
    .map(({ count, value }) => ({ scatters: count, spins: value }))
    .toReversed();

const fraction = (chance: Fraction | undefined) => (chance ? `${chance[0]}/${chance[1]}` : null);
const phases = (list: readonly Phase[]) => [...list];

function freeSpinsOf(freeSpins: FreeSpins): NonNullable<Paytable['features']['free_spins']> {
  return {
    awards: spins(freeSpins.awards),
    retriggers: spins(freeSpins.retriggers),
    max_spins: freeSpins.maxSpins,
    multiplier: { ...freeSpins.multiplier },
    special_symbols: Object.keys(freeSpins.special ?? {}),
  };
}

/** What the player may choose between, with the odds of each. @throws Error if the proof says nothing of it. */
function choiceOf(game: ReelDefinition, { choices: proofs }: Proof): Paytable['choice'] {
  if (!hasChoices(game)) return null;
  return {
    when_away: game.chosenWhenAway,
    hours_to_return: hoursToReturn,
    options: game.choices.map(({ id, name, freeSpins }) => {
      const proof = proofs?.find((each) => each.id === id);
      if (!proof) throw new Error(`The proof of ${game.code} is without ${id}: run games:prove.`);
      return { id, name, free_spins: freeSpinsOf(freeSpins), proof };
    }),
  };
}

function features({ features: rules }: SlotDefinition): Paytable['features'] {
  const { expandingWilds, mystery, strike, boost, freeSpins, holdAndRespin } = rules;
  return {
    expanding_wilds: expandingWilds
      ? { ...expandingWilds, reels: [...expandingWilds.reels], phases: phases(expandingWilds.phases) }
      : null,
    mystery: mystery ? { symbol: mystery.symbol, becomes: Object.keys(mystery.weights) } : null,
    strike: strike
      ? {
          base_chance: fraction(strike.chance.base),
          free_chance: fraction(strike.chance.free),
          outcomes: strike.outcomes.map((outcome) => [...outcome.reels]),
        }
      : null,
    boost: boost
      ? {
          phases: phases(boost.phases),
          multipliers: boost.outcomes.map((outcome) => outcome.multiplier).filter((value) => value > 1),
        }
      : null,
    free_spins: freeSpins ? freeSpinsOf(freeSpins) : null,
    hold_and_respin: holdAndRespin
      ? {
          symbol: holdAndRespin.symbol,
          trigger: holdAndRespin.trigger,
          respins: holdAndRespin.respins,
          values: holdAndRespin.values.map(({ bets, jackpot }) => ({ bets, jackpot: jackpot ?? null })),
          grand_bets: holdAndRespin.grandBets,
        }
      : null,
  };
}

/** Percentages to four digits, as the proof has them. The contribution is exact, so that the sum is rounded as its first part is. */
function jackpotOf({ jackpot }: SlotDefinition, { rtp_percent }: Proof): Paytable['jackpot'] {
  if (!jackpot) return null;
  const [part, parts] = jackpot.contribution;
  const digits = 10_000n;
  const write = (value: bigint) => `${value / digits}.${(value % digits).toString().padStart(4, '0')}`;
  const contribution = (BigInt(part) * 100n * digits) / BigInt(parts);
  return {
    contribution_percent: write(contribution),
    rtp_with_percent: write(BigInt(rtp_percent.replace('.', '')) + contribution),
  };
}

/** What can be bought, and what it returns. @throws Error if the proof says nothing of it. */
function buyOf({ code, buy }: SlotDefinition, { bought }: Proof): Paytable['buy'] {
  if (!buy) return null;
  if (!bought) throw new Error(`The proof of ${code} is without what it sells: run games:prove.`);
  return { spins: buy.spins, price_coins: buy.priceCoins, proof: bought };
}

/** @throws Error if the proof is of another version of the game. */
export function paytableOf(game: ReelDefinition, proof: Proof): Paytable {
  if (proof.game_code !== game.code || proof.version !== game.version) {
    throw new Error(`The proof of ${game.code} is of another game or version: run games:prove.`);
  }
  return {
    ...reelTableOf(game),
    form: 'reels',
    jackpot: jackpotOf(game, proof),
    buy: buyOf(game, proof),
    choice: choiceOf(game, proof),
    proof: {
      rtp_percent: proof.rtp_percent,
      hit_frequency_percent: proof.hit_frequency_percent,
      max_win_bets: proof.max_win_bets,
      max_win_once_in: proof.max_win_once_in,
      is_max_win_capped: proof.max_win_bets !== proof.uncapped_max_win_bets,
      pots_once_in: proof.pots_once_in,
      deviation_bets: proof.deviation_bets,
      volatility: proof.volatility,
    },
  };
}

/** What reels are played by; that sells nothing, and has no jackpot and no choice. */
export function reelTableOf(game: SlotDefinition): ReelTable {
  const split = (strips: readonly string[]) => strips.map((strip) => strip.split(' '));
  return {
    code: game.code,
    title: game.title,
    version: game.version,
    reels: game.reels,
    rows: game.rows,
    bet_coins: game.betCoins,
    symbols: game.symbols.map((symbol) => ({
      id: symbol.id,
      name: symbol.name,
      kind: symbol.kind,
      multiplier: symbol.multiplier ?? null,
      pays: byCount(game.pays[symbol.id] ?? {}).map(({ count, value }) => ({ count, coins: value })),
    })),
    scatter_pays: byCount(game.scatterPays ?? {}).map(({ count, value }) => ({ count, bets: value })),
    evaluation:
      game.evaluation.kind === 'lines'
        ? {
            kind: 'lines',
            lines: game.evaluation.lines.map((line) => [...line]),
            direction: game.evaluation.direction,
          }
        : { kind: 'ways', ways: game.rows ** game.reels },
    features: features(game),
    rules: rulesOf(game),
    jackpot: null,
    buy: null,
    choice: null,
    strips: { base: split(game.strips.base), free: split(game.strips.free ?? game.strips.base) },
  };
}
