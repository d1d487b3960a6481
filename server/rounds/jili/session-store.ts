import type { Database } from '../../kernel/database.ts';
import type { Minor } from '../../kernel/money.ts';
import type { JiliConnection } from '../connections.ts';
import type { JiliPlayer } from './player.ts';

/** The rows of a table game's round: its stakes, and whether it still takes bets. Use them within one transaction. */
export interface BetSession {
  readonly takesBets: boolean;
  /** The round id of the settlement. */
  readonly settledBy: string | null;
  readonly settlement: string | null;
}

export interface SessionStake {
  readonly round: string;
  readonly amount: Minor;
  readonly isPreserve: boolean;
  readonly status: 'live' | 'released' | 'cancelled';
}

export interface SessionKey {
  readonly site_id: number;
  readonly player_id: bigint;
  readonly provider_code: string;
  readonly session_id: string;
}

export function sessionKey(connection: JiliConnection, player: JiliPlayer, sessionId: string): SessionKey {
  return {
    site_id: player.siteId,
    player_id: player.playerId,
    provider_code: connection.providerCode,
    session_id: sessionId,
  };
}

/** Lock a session, creating it if needed. Every caller locks the session before the wallet. */
export async function beginSession(trx: Database, key: SessionKey): Promise<BetSession> {
  await trx
    .insertInto('rounds.bet_session')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const session = await lockSession(trx, key);
  if (!session) throw new Error('The bet session was not created');
  return session;
}

/** Lock a session. Undefined if it is unknown. */
export async function lockSession(trx: Database, key: SessionKey): Promise<BetSession | undefined> {
  const row = await trx
    .selectFrom('rounds.bet_session')
    .select(['takes_bets', 'settled_by', 'settlement'])
    .where((eb) => eb.and(key))
    .forUpdate()
    .executeTakeFirst();
  return row && { takesBets: row.takes_bets, settledBy: row.settled_by, settlement: row.settlement };
}

export async function changeSession(
  trx: Database,
  key: SessionKey,
  change: { takes_bets: false } | { settled_by: string; settlement: string },
): Promise<void> {
  await trx
    .updateTable('rounds.bet_session')
    .set(change)
    .where((eb) => eb.and(key))
    .execute();
}

/** A session's stakes in the order of their arrival. */
export async function stakesOf(trx: Database, key: SessionKey): Promise<SessionStake[]> {
  const rows = await trx
    .selectFrom('rounds.session_stake')
    .select(['transaction_id', 'amount', 'is_preserve', 'status'])
    .where((eb) => eb.and(key))
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    round: row.transaction_id,
    amount: row.amount,
    isPreserve: row.is_preserve,
    status: row.status === 'released' || row.status === 'cancelled' ? row.status : 'live',
  }));
}

export async function addStake(
  trx: Database,
  key: SessionKey,
  stake: { round: string; amount: Minor; isPreserve: boolean; position: number },
): Promise<void> {
  await trx
    .insertInto('rounds.session_stake')
    .values({
      ...key,
      transaction_id: stake.round,
      position: stake.position,
      amount: stake.amount,
      is_preserve: stake.isPreserve,
    })
    .execute();
}

export async function changeStake(
  trx: Database,
  key: SessionKey,
  round: string,
  status: 'released' | 'cancelled',
): Promise<void> {
  await trx
    .updateTable('rounds.session_stake')
    .set({ status })
    .where((eb) => eb.and({ ...key, transaction_id: round }))
    .execute();
}
