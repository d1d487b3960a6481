/** The server remembers which round the player has not seen to its end, so that any device can show it. */
import type { BookedRound } from '../../play-api.ts';
import { isWorthSeeing } from '../../round-to-see.ts';
import { call } from './call.ts';

/** Tells the server that a round was shown to its end. If that is lost, the round is shown once more. */
export function tellSeen(session: string, { round_id, book }: BookedRound): void {
  if (isWorthSeeing(book)) void call('seen', { session, round_id }).catch(() => undefined);
}
