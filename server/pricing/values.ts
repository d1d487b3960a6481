/**
 * What a free thing is worth to a player who plays it as well as it can be played. These are estimates in units of the
 * site's currency, in floating point: no money moves by them. docs/decisions/0060 states the model and its limits.
 */
import type { StoredTerms } from '../bonus/terms.ts';

export interface PricedPrize {
  readonly kind: 'none' | 'cash' | 'token';
  readonly amount: string;
  readonly weight: number;
}

export interface PricedMiniGame {
  readonly token_cost: string;
  readonly prizes: readonly PricedPrize[];
}

/** What one play of a minigame wins on average. */
export function averagePrize(prizes: readonly PricedPrize[]): { cash: number; tokens: number } {
  const whole = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (kind: PricedPrize['kind']): number =>
    prizes.reduce((sum, prize) => sum + (prize.kind === kind ? Number(prize.amount) * prize.weight : 0), 0) /
    whole;
  return { cash: mean('cash'), tokens: mean('token') };
}

/**
 * A token's worth: of the game that pays most cash for each token that it keeps. Infinite where a game wins as many tokens
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
 * The most that a bonus can bring in cash, whatever is staked, however large, on whatever games, as long as each stake loses
 * `edge` of itself on average. With a chance P of meeting the requirement R, it brings at most P × cap, and at most
 * bonus − edge × P × R; the best P lies where the two meet.
 */
export function bonusValue(bonus: number, required: number, cap: number, edge: number): number {
  if (bonus <= 0) return 0;
  if (cap === Infinity) return bonus;
  const chance = bonus / (cap + edge * required);
  return chance >= 1 ? Math.max(0, Math.min(cap, bonus - edge * required)) : cap * chance;
}

/** The same by a promotion's terms; `deposit` is what came with it. */
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

/** What a game takes of each stake where its provider does not say: the field's lowest common edge. */
export const unknownEdge = 0.01;
/** For a site whose games are not known yet. */
export const assumedEdge = 0.03;

/** The smallest share of a stake that any of the games keeps; an RTP is in percent, null where it is not known. */
export function leastEdge(rtps: readonly (string | null)[]): number {
  if (rtps.length === 0) return assumedEdge;
  return Math.min(...rtps.map((rtp) => (rtp === null ? unknownEdge : 1 - Number(rtp) / 100)));
}
