import { sql, type Database } from '../kernel/database.ts';
import { takeTurn } from '../kernel/turn.ts';
import type { PlayerKey } from './exclusion-state.ts';

/**
 * Delay changes to a player's exclusions until the transaction ends, so that play or a deposit in this transaction
 * either starts before an exclusion or is refused. Any number of transactions may hold this lock; an exclusion waits
 * for all of them.
 */
export async function holdExclusions(trx: Database, player: PlayerKey): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`safety ${player.playerId}`}, 0))`.execute(
    trx,
  );
}

/**
 * Run one change of a player's safety settings at a time. Until it ends, no play or deposit of that player can start.
 */
export async function lockSafety(trx: Database, player: PlayerKey): Promise<void> {
  await takeTurn(trx, `safety ${player.playerId}`);
}
