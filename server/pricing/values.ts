/**
 * The value of rewards to a player who uses them optimally. These are estimates in units of the site's currency, in
 * floating point; no money moves by them. docs/decisions/0060 states the model and its limits.
 */
import type { StoredTerms } from '@marquee/contract/promotion-rules.ts';
import {
  pricedEdge,
  stakeWeightOf,
  statedEdge,
  type StakeWeights,
  type WeighedGame,
  mayBeReturned,
} from '../bonus/stake-weights.ts';
import { wholeWeight } from '../ledger/read-operations.ts';

export interface PricedPrize {
  readonly kind: 'none' | 'cash' | 'token';
  readonly amount: string;
  readonly weight: number;
}

export interface PricedMiniGame {
  readonly token_cost: string;
  readonly prizes: readonly PricedPrize[];
}

export function averagePrize(prizes: readonly PricedPrize[]): { cash: number; tokens: number } {
  const whole = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (kind: PricedPrize['kind']): number =>
    prizes.reduce((sum, prize) => sum + (prize.kind === kind ? Number(prize.amount) * prize.weight : 0), 0) /
    whole;
  return { cash: mean('cash'), tokens: mean('token') };
}

/**
 * The value of a token: the most cash that any game pays per token it keeps. Infinite if a game returns as many tokens
 * as it costs.
 */
export function tokenValue(games: readonly PricedMiniGame[]): number {
  const values = games.map(({ token_cost, prizes }) => {
    const { cash, tokens } = averagePrize(prizes);
    const kept = Number(token_cost) - tokens;
    if (cash === 0) return 0;
    return kept <= 0 ? Infinity : cash / kept;
  });
  return Math.max(0, ...values);
}

/**
 * The most cash that a bonus can bring, whatever the stakes and games, as long as each stake loses `edge` of itself on
 * average. With a chance P of meeting the requirement R, it brings at most P × cap, and at most bonus − edge × P × R.
 * The best P is where the two are equal.
 */
export function bonusValue(bonus: number, required: number, cap: number, edge: number): number {
  if (bonus <= 0) return 0;
  if (cap === Infinity) return bonus;
  const chance = bonus / (cap + edge * required);
  return chance >= 1 ? Math.max(0, Math.min(cap, bonus - edge * required)) : cap * chance;
}

/** The value of a bonus under a promotion's terms. `deposit` is the deposit that came with it. */
export function valueOnTerms(
  terms: Pick<StoredTerms, 'wagering_multiple' | 'wagering_base' | 'max_win' | 'max_win_multiple'>,
  bonus: number,
  deposit: number,
  edge: number,
): number {
  const base = terms.wagering_base === 'bonus' ? bonus : bonus + deposit;
  const cap = Math.min(
    terms.max_win === null ? Infinity : Number(terms.max_win),
    terms.max_win_multiple === null ? Infinity : Number(terms.max_win_multiple) * bonus,
  );
  return bonusValue(bonus, base * Number(terms.wagering_multiple), cap, edge);
}

/** The edge assumed for a game whose provider reports no RTP: the lowest edge common in the field. */
export const unknownEdge = 0.01;

/** A game, or all games of one kind, by what a cheat would choose it for. */
export interface PricedGame {
  readonly name: string;
  readonly category: string;
  /** The least part of a stake that it keeps on average. */
  readonly edge: number;
  /** How much of a stake counts towards rewards, as a share. */
  readonly weight: number;
}

/** Used for a site whose games are not known yet. */
export const assumedGame: PricedGame = {
  name: 'assumed',
  category: 'slot_game',
  edge: pricedEdge,
  weight: 1,
};

/** A game with its weight on a site. RTPs are in percent, or null if unknown. */
export function pricedGame(name: string, game: WeighedGame, weights: StakeWeights | undefined): PricedGame {
  const edge = statedEdge(game) ?? unknownEdge;
  return { name, category: game.category, edge, weight: stakeWeightOf(weights, game) / wholeWeight };
}

/** What it costs on average to have one unit count in a game, where only a share of each stake does. */
export function costOf(edge: number, share: number): number {
  return share === 0 ? Infinity : edge / share;
}

/** What share of a stake counts in the wagering of a bonus. */
function countedShare(terms: Pick<StoredTerms, 'game_weights'>, category: string): number {
  if (mayBeReturned(category)) return 0;
  return (terms.game_weights[category] ?? terms.game_weights['other'] ?? 0) / 100;
}

/**
 * What the wagering requirement of a bonus costs per unit, in the game where it costs least: each stake counts by the weights
 * of the terms. Without a game that counts it cannot be met, so any cost is one that nobody undercuts.
 */
export function wageringEdge(terms: Pick<StoredTerms, 'game_weights'>, games: readonly PricedGame[]): number {
  const costs = games.map(({ category, edge }) => costOf(edge, countedShare(terms, category)));
  const least = Math.min(...costs);
  if (Number.isFinite(least)) return least;
  return Math.min(...games.filter(({ category }) => !mayBeReturned(category)).map(({ edge }) => edge));
}

/** How much of all stakes went to games of a kind, and what they keep of it. */
export interface PlayedShare {
  readonly category: string;
  readonly edge: number;
  /** Between 0 and 1; those of a site add up to 1. */
  readonly share: number;
}

/**
 * What is lost on average while a requirement is met by who plays as the site's players do. Infinite where nothing that they play
 * counts, because the requirement is never met then.
 */
export function averageLoss(
  required: number,
  terms: Pick<StoredTerms, 'game_weights'>,
  played: readonly PlayedShare[],
): number {
  if (required <= 0) return 0;
  const kept = played.reduce((sum, { share, edge }) => sum + share * edge, 0);
  const counts = played.reduce((sum, { share, category }) => sum + share * countedShare(terms, category), 0);
  return costOf(required * kept, counts);
}
