/** The cards of one deck: rank card % 13 with 0 = ace, suit ⌊card ÷ 13⌋ with spades, hearts, diamonds, clubs. */

export const CARDS = 52;
export const RANKS = 13;

export function rankOf(card: number): number {
  return card % RANKS;
}

export function suitOf(card: number): number {
  return Math.floor(card / RANKS);
}

/** How high a rank is: 0 for a two to 12 for an ace. */
export function heightOf(card: number): number {
  return (rankOf(card) + RANKS - 1) % RANKS;
}

/** The bit of a card's rank in a set of ranks, in which an ace is the highest. */
export function rankBitOf(card: number): number {
  return 1 << heightOf(card);
}

/** The cards of a deck that are none of these, in order. */
export function cardsWithout(cards: readonly number[]): number[] {
  const gone = new Set(cards);
  return Array.from({ length: CARDS }, (_, card) => card).filter((card) => !gone.has(card));
}
