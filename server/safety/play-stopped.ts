import { eventType } from '../kernel/events.ts';

/** Why a player's games end: they take a break from play, have reached a limit on their time, or have stopped. */
export type PlayStop = 'excluded' | 'time_limit' | 'stopped';

/** Told in the transaction that stops the play: all games of the player end with it. */
export const playStopping = eventType<{
  readonly siteId: number;
  readonly playerId: bigint;
  readonly reason: PlayStop;
  readonly at: Date;
}>('safety.play_stopping');

/** Told when that transaction has committed: what is kept in memory of the player's games is to be read again. */
export const playStopped = eventType<{ readonly playerId: bigint }>('safety.play_stopped');
