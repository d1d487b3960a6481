import { sql, type Database } from '../kernel/database.ts';
import { takeTurn } from '../kernel/turn.ts';
import type { PlayerKey } from './exclusion-state.ts';

/**
 * Hold back changes of a player's exclusions until the transaction ends, so that what is begun in it is begun before an
 * exclusion or not at all. Any number may hold it at once; an exclusion waits for them.
 */
export async function holdExclusions(trx: Database, player: PlayerKey): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`safety ${player.playerId}`}, 0))`.execute(
    trx,
  );
}

/** Let one command at a time change what a player has set, and nobody begin play or a deposit meanwhile. */
export async function lockSafety(trx: Database, player: PlayerKey): Promise<void> {
  await takeTurn(trx, `safety ${player.playerId}`);
}
