/** How the count of a hand is written. */
import { totalOf } from '../../blackjack/hand.ts';

/** `17`; `7/17` where an ace counts as either and the hand has not been decided. */
export function writeTotal(cards: readonly number[], isOpen: boolean): string {
  const { total, isSoft } = totalOf(cards);
  return isOpen && isSoft && total < 21 ? `${total - 10}/${total}` : String(total);
}
