import { eventType } from '../kernel/events.ts';

/** Why a player's games end: an exclusion, a reached time limit, or their own decision at a reality check. */
export type PlayStop = 'excluded' | 'time_limit' | 'stopped';

/** Sent in the transaction that stops play. All of the player's games end in it. */
export const playStopping = eventType<{
  readonly siteId: number;
  readonly playerId: bigint;
  readonly reason: PlayStop;
  readonly at: Date;
}>('safety.play_stopping');

/** Sent after that transaction has committed. Cached state of the player's games must be loaded again. */
export const playStopped = eventType<{ readonly playerId: bigint }>('safety.play_stopped');
