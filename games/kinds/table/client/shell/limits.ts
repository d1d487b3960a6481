/** Why a bet cannot be placed. Amounts are minor units. */
import type { Stakes } from '../../../../kit/play-api/rounds.ts';
import { BetRefused } from '../../../../kit/round/round-game.ts';
import type { TableGame } from '../../table.ts';

export type WhyNot = 'too_low' | 'too_high' | 'wins_too_much' | 'uneven';

/** Null for a bet that the house takes. */
export function whyNot(game: TableGame, wager: object, bet_minor: bigint, stakes: Stakes): WhyNot | null {
  if (bet_minor < BigInt(stakes.least_minor)) return 'too_low';
  if (bet_minor > BigInt(stakes.most_minor)) return 'too_high';
  try {
    const { win_minor } = game.mostOf(bet_minor, wager);
    return win_minor > BigInt(stakes.most_win_minor) ? 'wins_too_much' : null;
  } catch (error) {
    if (error instanceof BetRefused) return 'uneven';
    throw error;
  }
}
