/** How a coup is dealt on the felt: its cards in order, and how long each takes. Pure. */
import type { DealStep } from '../cards/timeline.ts';
import { isPair } from '../../punto-banco.ts';
import type { CoupResult } from '../../roads.ts';
import type { BaccaratSeen } from './schemas.ts';

export const sides = ['player', 'banker'] as const;
export type Side = (typeof sides)[number];

/** Whose each card is, in the order of the deal. */
function orderOf({ player, banker }: BaccaratSeen): Side[] {
  const order: Side[] = ['player', 'banker', 'player', 'banker'];
  if (player.length > 2) order.push('player');
  if (banker.length > 2) order.push('banker');
  return order;
}

/** A third card is waited for. */
export function stepsOf(coup: BaccaratSeen): DealStep[] {
  return orderOf(coup).map((_, index) => ({
    after_ms: index === 0 ? 60 : index < 4 ? 430 : 950,
    cue: 'deal',
  }));
}

/** The cards that lie after so many steps. */
export function dealtOf(coup: BaccaratSeen, shown: number): Record<Side, number[]> {
  const order = orderOf(coup).slice(0, shown);
  const of = (side: Side): number[] => coup[side].slice(0, order.filter((each) => each === side).length);
  return { player: of('player'), banker: of('banker') };
}

/** Whether a bet on a spot wins more than its stake. */
export function wins(spot: string, coup: BaccaratSeen): boolean {
  if (spot === 'player-pair') return isPair(coup.player);
  if (spot === 'banker-pair') return isPair(coup.banker);
  return spot === coup.winner;
}

/** What the roads are painted from. */
export function coupResultOf({ player, banker, winner }: BaccaratSeen): CoupResult {
  return { winner, playerPair: isPair(player), bankerPair: isPair(banker) };
}
