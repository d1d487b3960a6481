/** Holds a player to one game at a time, and to the time that must lie between two rounds. */
import type { House } from './house.ts';
import type { Session } from './sessions.ts';
import { Refusal } from './refusal.ts';
import type { Queryable } from './transaction.ts';

/** The session becomes the one that its player may play, where they may play only one. */
export async function takeTurn(house: House, session: Session): Promise<void> {
  if (session.rules.parallel_games) return;
  await house.pool.query(
    `INSERT INTO house.player_turn AS turn (player, session_id) VALUES ($1, $2)
     ON CONFLICT (player) DO UPDATE SET session_id = excluded.session_id
     WHERE turn.session_id <> excluded.session_id`,
    [session.player, session.sessionId],
  );
}

/**
 * Notes that a round begins. The row is locked until the round is written, so that two rounds of a player are never begun at once.
 * @throws Refusal if another game is the player's to play, or if the last round began too short a time ago.
 */
export async function beginRound(house: House, client: Queryable, session: Session): Promise<void> {
  const { min_cycle_ms, parallel_games } = session.rules;
  if (min_cycle_ms === 0 && parallel_games) return;
  const now = house.now();
  const latest = new Date(now.getTime() - min_cycle_ms);
  const { rowCount } = await client.query(
    `INSERT INTO house.player_turn AS turn (player, session_id, round_at) VALUES ($1, $2, $3)
     ON CONFLICT (player) DO UPDATE
       SET round_at = excluded.round_at, session_id = excluded.session_id
       WHERE ($4 OR turn.session_id = excluded.session_id) AND (turn.round_at IS NULL OR turn.round_at <= $5)`,
    [session.player, session.sessionId, now, parallel_games, latest],
  );
  if (rowCount === 1) return;
  const { rows } = await client.query<{ session_id: string }>(
    `SELECT session_id FROM house.player_turn WHERE player = $1`,
    [session.player],
  );
  if (!parallel_games && rows[0]?.session_id !== session.sessionId) {
    throw new Refusal('another_game_open', 'the player has opened another game since');
  }
  throw new Refusal('too_soon', `rounds lie at least ${min_cycle_ms} ms apart`);
}

/** How long the player's next round must wait, from now. */
export function nextRoundIn_ms(house: House, session: Session, roundBegan: Date): number {
  const next = roundBegan.getTime() + session.rules.min_cycle_ms;
  return Math.max(0, next - house.now().getTime());
}
