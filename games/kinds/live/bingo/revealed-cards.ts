/** The cards of a ticket where the player is: by the browser's own cryptography, without asking anybody. */
import { playRevealed } from '../../../kit/fairness/revealed.ts';
import type { BingoGame } from '../games.ts';
import { type Card, cardSeeds, makeCards } from './cards.ts';

/** So many of them, from the first on. */
export function revealedCards(
  { code, pool }: Pick<BingoGame, 'code' | 'pool'>,
  draw: { chain: number; number: number },
  ticketId: string,
  count: number,
): Promise<Card[]> {
  return playRevealed(cardSeeds(code, draw, ticketId), (random) => makeCards(pool.balls, count, random));
}
