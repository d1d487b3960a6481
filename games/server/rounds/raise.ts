/**
 * Raises: an action that stakes more is done once the operator has taken its bet, and not before. One is on its way at a time, and
 * while it is, or while its bet is owed back, the round takes no action.
 */
import { v7 as newId } from 'uuid';
import type { Thing } from '../../kit/round/round-game.ts';
import type { House } from '../house.ts';
import { inTransaction, type Queryable } from '../transaction.ts';
import { answerTransaction, owe, rollbacksOwed } from './change.ts';
import { lease_ms, type Round, type RoundTransaction } from './round.ts';

const leaseFrom = (house: House) => new Date(house.now().getTime() + lease_ms);

/** Whether money of a round in play is on its way: a raise, or a bet that is owed back. */
export function isRaising(round: Round): boolean {
  return round.state === 'in_play' && (round.raise !== null || rollbacksOwed(round).length > 0);
}

/** The bet of the raise that is on its way. @throws if there is none. */
export function raiseOf({ publicId, raise, transactions }: Round): RoundTransaction {
  const found = transactions.find(({ transactionUuid }) => transactionUuid === raise?.transactionUuid);
  if (!found) throw new Error(`Round ${publicId} has no raise on its way.`);
  return found;
}

/** Writes a raise down before the operator is asked for it, within a transaction that holds the round. */
export async function insertRaise(
  house: House,
  client: Queryable,
  round: Round,
  { actionId, action, amount }: { actionId: string; action: Thing; amount: bigint },
): Promise<void> {
  const transactionUuid = newId();
  await client.query(
    `INSERT INTO house.round_transaction (transaction_uuid, round_id, kind, amount, state, step, created_at)
     VALUES ($1, $2, 'bet', $3, 'pending', $4, $5)`,
    [transactionUuid, round.roundId, amount.toString(), round.actions.length, house.now()],
  );
  await client.query(
    `INSERT INTO house.round_raise (round_id, transaction_uuid, action_id, action) VALUES ($1, $2, $3, $4)`,
    [round.roundId, transactionUuid, actionId, JSON.stringify(action)],
  );
  // Whoever takes the round up if this process dies finds the raise before the round's own time is over.
  await client.query(`UPDATE house.round SET next_attempt_at = $2 WHERE round_id = $1`, [
    round.roundId,
    leaseFrom(house),
  ]);
}

/** The operator has taken a raise, within a transaction that holds the round: it is staked, and no longer on its way. */
export async function markRaiseTaken(
  house: House,
  client: Queryable,
  round: Round,
  raise: RoundTransaction,
  balance: bigint,
): Promise<void> {
  await answerTransaction(house, client, raise, 'acknowledged', balance);
  await forgetRaise(client, round, round.endsAt);
  await client.query(`UPDATE house.round SET raised = raised + $2 WHERE round_id = $1`, [
    round.roundId,
    raise.amount.toString(),
  ]);
}

/**
 * A raise was refused (nothing moved), or its fate is unknown (its bet is owed back). The round stands as before.
 * @returns the round as it is now, or null if the raise was no longer on its way.
 */
export async function markRaiseFailed(
  house: House,
  round: Round,
  raise: RoundTransaction,
  state: 'refused' | 'unknown',
): Promise<Round | null> {
  return inTransaction(house.pool, async (client) => {
    const { rowCount } = await client.query(`DELETE FROM house.round_raise WHERE transaction_uuid = $1`, [
      raise.transactionUuid,
    ]);
    if (rowCount !== 1) return null;
    await answerTransaction(house, client, raise, state, null);
    const owed =
      state === 'unknown' ? [await owe(house, client, round, 'rollback', raise.amount, raise)] : [];
    const next = owed.length > 0 ? leaseFrom(house) : round.endsAt;
    await client.query(
      `UPDATE house.round SET next_attempt_at = $2 WHERE round_id = $1 AND state = 'in_play'`,
      [round.roundId, next],
    );
    return { ...round, raise: null, transactions: [...round.transactions, ...owed] };
  });
}

async function forgetRaise(client: Queryable, round: Round, next: Date | null): Promise<void> {
  await client.query(`DELETE FROM house.round_raise WHERE round_id = $1`, [round.roundId]);
  await client.query(`UPDATE house.round SET next_attempt_at = $2 WHERE round_id = $1`, [
    round.roundId,
    next,
  ]);
}
