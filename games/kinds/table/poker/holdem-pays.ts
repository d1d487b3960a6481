/** What casino hold'em pays. */
import { categoryOf, pairFrom } from './hand-value.ts';
import type { Showdown } from './showdown.ts';

/** What a call stakes, in antes. */
export const CALL = 2;

/** What the ante pays to one, by category of the player's hand from high card to royal flush. */
export const ANTE_PAYS: readonly number[] = [1, 1, 1, 1, 1, 2, 3, 10, 20, 100];

/** What AA pays to one, by category; a pair is one of aces. */
export const AA_PAYS: readonly number[] = [0, 7, 7, 7, 7, 20, 30, 40, 50, 100];

/** The lowest hand of a dealer that qualifies; a four is on the third bit. */
export const PAIR_OF_FOURS = pairFrom(1 << 2);

const PAIR_OF_ACES = pairFrom(1 << 12);

/** What AA pays on the player's cards and the flop for each unit, the stake included. */
export function aaPays(value: number): number {
  return value < PAIR_OF_ACES ? 0 : 1 + (AA_PAYS[categoryOf(value)] ?? 0);
}

/** What an ante and its call pay for each unit of the ante, stakes included. */
export function calledPays(player: number, result: Showdown): number {
  const ante = 1 + (ANTE_PAYS[categoryOf(player)] ?? 0);
  if (result === 'won') return ante + 2 * CALL;
  // The ante is paid, and the call comes back.
  if (result === 'not_qualified') return ante + CALL;
  return result === 'tied' ? 1 + CALL : 0;
}
