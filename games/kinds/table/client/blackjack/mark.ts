/** What is said of a hand. */
import type { MessageId } from '../words.ts';
import type { SeenHand } from './schemas.ts';

export type Mark = 'blackjack' | 'bust' | 'surrendered' | 'win' | 'push' | 'lose';

/** Bust, blackjack and surrender are plain at once; the rest when the dealer has played. Null while it is open. */
export function markOf({ state, units, pays_units }: SeenHand, isOver: boolean): Mark | null {
  if (state === 'bust' || state === 'surrendered') return state;
  if (isOver && pays_units !== null && pays_units <= units) return pays_units < units ? 'lose' : 'push';
  if (state === 'blackjack') return state;
  return isOver && pays_units !== null ? 'win' : null;
}

export const markWords: Readonly<Record<Mark, MessageId>> = {
  blackjack: 'blackjack.mark.blackjack',
  bust: 'blackjack.mark.bust',
  surrendered: 'blackjack.mark.surrendered',
  win: 'blackjack.mark.win',
  push: 'blackjack.mark.push',
  lose: 'blackjack.mark.lose',
};
