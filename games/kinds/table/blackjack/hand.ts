/** What a hand of cards counts. A card is 0 to 51: its rank is the card modulo 13, and 0 is the ace. */

/** An ace is 1; ten, jack, queen and king are 10. */
export function valueOf(card: number): number {
  return Math.min((card % 13) + 1, 10);
}

export type Total = {
  /** The best count up to 21, or the least there is above it. */
  total: number;
  /** Whether an ace counts as 11. */
  isSoft: boolean;
};

export function totalOf(cards: readonly number[]): Total {
  const hard = cards.reduce((sum, card) => sum + valueOf(card), 0);
  const isSoft = hard <= 11 && cards.some((card) => valueOf(card) === 1);
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

/** An ace and a ten-valued card, as the first two cards of a box or of the dealer. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21;
}

/** Two cards of equal value: a pair, as far as splitting goes. */
export function isPair(cards: readonly number[]): boolean {
  const [first, second, ...others] = cards;
  return (
    first !== undefined && second !== undefined && others.length === 0 && valueOf(first) === valueOf(second)
  );
}
