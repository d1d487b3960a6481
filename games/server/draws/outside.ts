/** Rounds that their draw has left behind, because a process died between two steps. */
import type { House } from '../house.ts';
import { takeBack } from '../rounds/close.ts';
import type { Round } from '../rounds/round.ts';
import type { Queryable } from '../transaction.ts';
import { findDrawBet } from './draw-bets.ts';

/** A round in a draw is looked at so long after its draw was to begin, and again after as long. */
export const lookAfter_ms = 300_000;

/**
 * Looks at a round in play whose time is up, within a transaction that holds it. One that is not in its draw is given back; every other
 * is the draw's to decide, and is looked at again later.
 */
export async function endOutsideDraw(house: House, client: Queryable, round: Round): Promise<Round | null> {
  const bet = await findDrawBet(client, round.publicId);
  if (bet === undefined || bet.state === 'void') return takeBack(house, client, round);
  await client.query('UPDATE house.round SET next_attempt_at = $2 WHERE round_id = $1', [
    round.roundId,
    new Date(house.now().getTime() + lookAfter_ms),
  ]);
  return null;
}
