import type { App } from '../kernel/app.ts';
import { sql } from '../kernel/database.ts';
import { createBoundedMap } from '../rounds/bounded-map.ts';
import type { PlayerKey } from './exclusion-state.ts';

/** A pause in play that is longer than this is not time played. */
export const pause_ms = 5 * 60_000;
/** Play is written down this often, and a limit that an operator has changed is known after it at the latest. */
const step_ms = 15_000;
const maxPlayers = 100_000;

/**
 * Counts the time that players play, and knows when a limit on it is reached. What is known is kept for as long as it
 * cannot have changed: time played does not pass more quickly than time, so that a bet seldom costs a query.
 */
export interface PlayClock {
  /**
   * A bet, which is a sign of play. Answers `reached` where the player's time was over by then, and whether the sign was
   * written down now.
   */
  play(
    app: Pick<App, 'db' | 'clock'>,
    player: PlayerKey,
  ): Promise<{ readonly isReached: boolean; readonly isWritten: boolean }>;
  /** Whether a player's time is over; writes nothing. */
  isOver(app: Pick<App, 'db' | 'clock'>, player: PlayerKey): Promise<boolean>;
  /** What was known of a player's limits, or of everybody's, is to be asked again. */
  forget(playerId?: bigint): void;
}

export function createPlayClock(): PlayClock {
  /** By player: when the database is to be asked next. */
  const nextLook = createBoundedMap<number>(maxPlayers);

  return {
    play: async (app, player) => {
      const now = app.clock.now();
      const key = player.playerId.toString();
      const next_ms = nextLook.get(key);
      if (next_ms !== undefined && now.getTime() < next_ms) return { isReached: false, isWritten: false };
      const { rows } = await sql<{ left_ms: number | null }>`
        select (extract(epoch from safety.play(
          ${player.siteId}, ${player.playerId}, ${now}, make_interval(secs => ${pause_ms / 1000}))) * 1000)::float8 as left_ms`.execute(
        app.db,
      );
      const left_ms = rows[0]?.left_ms ?? null;
      if (left_ms !== null && left_ms <= 0) return { isReached: true, isWritten: true };
      nextLook.set(key, now.getTime() + Math.min(step_ms, left_ms ?? step_ms));
      return { isReached: false, isWritten: true };
    },
    isOver: async (app, player) => {
      const { rows } = await sql<{ is_over: boolean }>`
        select coalesce(safety.time_left(${player.siteId}, ${player.playerId}, ${app.clock.now()}) = interval '0', false)
          as is_over`.execute(app.db);
      return rows[0]?.is_over ?? false;
    },
    forget: (playerId) => {
      if (playerId === undefined) nextLook.clear();
      else nextLook.delete(playerId.toString());
    },
  };
}
