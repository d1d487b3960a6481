/**
 * The terms of a bonus, and the arithmetic that follows from them alone.
 *
 * - Wagering requirement: how much must be staked, by weight, before bonus money becomes real money.
 * - Weight: the percentage of a stake that counts, by the game's category.
 * - Max win: the most that becomes real money; the rest is forfeited.
 */
import type { GameFeature } from '@marquee/contract/game-traits.ts';
import { storedTermsSchema, type StoredTerms } from '@marquee/contract/promotion-rules.ts';
import type { bonusTermsSchema } from '@marquee/contract/promotions.ts';
import type { z } from 'zod';
import { formatMoney, lesser, parseMoney, type Minor } from '../kernel/money.ts';
import type { FundsOrder } from '../ledger/types.ts';
import { mayBeReturned } from './stake-weights.ts';

export interface Terms {
  readonly wageringThousandths: bigint;
  readonly wageringBase: 'bonus' | 'deposit_and_bonus';
  readonly weights: Readonly<Record<string, number>>;
  /** `provider_code/game_code`. */
  readonly excluded: ReadonlySet<string>;
  readonly maxBet: Minor | undefined;
  readonly maxWin: Minor | undefined;
  readonly maxWinThousandths: bigint | undefined;
  readonly validDays: number;
  readonly fundsOrder: 'real_first' | 'bonus_first';
  readonly stored: StoredTerms;
}

/** What a game's provider says of it that decides how it is played under a bonus. */
export interface BonusTraits {
  readonly category: string;
  /** Its rounds fill a meter that its later rounds begin with. */
  readonly keepsMeter: boolean;
}

/** A game, with its category if it is known. */
export interface PlayedGame {
  readonly providerCode: string;
  readonly gameCode: string;
  readonly category: string | undefined;
  readonly keepsMeter: boolean;
}

/** A game that was played, by what is known of it. */
export function playedGame(
  providerCode: string,
  gameCode: string,
  traits: BonusTraits | undefined,
): PlayedGame {
  return { providerCode, gameCode, category: traits?.category, keepsMeter: traits?.keepsMeter ?? false };
}

/** Reads the traits from a row of `catalog.listed_game`. */
export function bonusTraitsOf(game: { category: string; features: readonly string[] | null }): BonusTraits {
  const kept: GameFeature = 'kept_meter';
  return { category: game.category, keepsMeter: game.features?.includes(kept) ?? false };
}

/** Takes the value of a jsonb column. */
export function parseTerms(column: unknown): Terms {
  const stored = storedTermsSchema.parse(column);
  return {
    wageringThousandths: thousandths(stored.wagering_multiple),
    wageringBase: stored.wagering_base,
    weights: stored.game_weights,
    excluded: new Set(stored.excluded_games.map((game) => `${game.provider_code}/${game.game_code}`)),
    maxBet: stored.max_bet === null ? undefined : parseMoney(stored.max_bet),
    maxWin: stored.max_win === null ? undefined : parseMoney(stored.max_win),
    maxWinThousandths: stored.max_win_multiple === null ? undefined : thousandths(stored.max_win_multiple),
    validDays: stored.valid_days,
    fundsOrder: stored.funds_order,
    stored,
  };
}

/** `"2.5"` → `2500n`. */
function thousandths(multiple: string): bigint {
  return parseMoney(multiple) / 100n;
}

/** Required = multiple × base, rounded down to a minor unit. The base is the bonus, or the bonus plus its deposit. */
export function requirementOf(terms: Terms, bonus: Minor, deposit: Minor): Minor {
  const base = terms.wageringBase === 'bonus' ? bonus : bonus + deposit;
  return (base * terms.wageringThousandths) / 1000n;
}

/** The smaller of the cap in money and the cap as a multiple of the bonus; null if there is neither. */
export function maxWinOf(terms: Terms, bonus: Minor): Minor | null {
  const byMultiple =
    terms.maxWinThousandths === undefined ? undefined : (bonus * terms.maxWinThousandths) / 1000n;
  if (terms.maxWin === undefined) return byMultiple ?? null;
  return byMultiple === undefined ? terms.maxWin : lesser(terms.maxWin, byMultiple);
}

/**
 * The percentage of a stake that counts in a game. Excluded games, games that keep a meter and games between players count 0; a
 * category without a weight of its own has that of `other`.
 */
export function weightOf(terms: Terms, game: PlayedGame): number {
  if (game.keepsMeter) return 0;
  if (game.category !== undefined && mayBeReturned(game.category)) return 0;
  if (terms.excluded.has(`${game.providerCode}/${game.gameCode}`)) return 0;
  const named = game.category !== undefined && Object.hasOwn(terms.weights, game.category);
  return (named ? terms.weights[game.category ?? ''] : terms.weights['other']) ?? 0;
}

/** Counted = stake × weight / 100, rounded down. A bet above the maximum bet counts nothing. */
export function contributionOf(terms: Terms, game: PlayedGame, stake: Minor): Minor {
  if (terms.maxBet !== undefined && stake > terms.maxBet) return 0n;
  return (stake * BigInt(weightOf(terms, game))) / 100n;
}

/**
 * Where a bet is taken from; undefined where there is only real money. A game that does not count for the active bonus is
 * played with real money only. So is every game that keeps a meter, whether a bonus is active or not: bonus money would
 * fill a meter that the player empties with their own money later, free of the bonus's wagering.
 */
export function fundsFor(terms: Terms | undefined, game: PlayedGame): FundsOrder | undefined {
  if (game.keepsMeter) return 'real_only';
  if (!terms) return undefined;
  return weightOf(terms, game) === 0 ? 'real_only' : terms.fundsOrder;
}

/** Granted = deposit × percent / 100, rounded down, and at most the promotion's largest bonus. */
export function matchOf(deposit: Minor, percent: number, maximum: Minor): Minor {
  return lesser((deposit * BigInt(percent)) / 100n, maximum);
}

export function presentTerms(column: unknown): z.infer<typeof bonusTermsSchema> {
  const { stored, maxBet, maxWin } = parseTerms(column);
  return {
    ...stored,
    max_bet: maxBet === undefined ? null : formatMoney(maxBet),
    max_win: maxWin === undefined ? null : formatMoney(maxWin),
  };
}
