/** Cards as whole numbers, suit by suit (spades, hearts, diamonds, clubs): 0 is the ace of spades, 51 the king of clubs. */

export const CARDS = 52;
export const RANKS = 13;

/** From 0, the ace, to 12, the king. */
export function rankOf(card: number): number {
  return card % RANKS;
}

/** From 0: spades, hearts, diamonds, clubs. */
export function suitOf(card: number): number {
  return Math.floor(card / RANKS);
}

/** The card that a number stands for in a shoe of several decks. */
export function cardInShoe(drawn: number): number {
  return drawn % CARDS;
}
