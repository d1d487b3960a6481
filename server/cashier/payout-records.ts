import type { Told } from '@marquee/contract/command-reasons.ts';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import type { Minor } from '../kernel/money.ts';
import type { App } from './app.ts';
import { ReviewError } from './review-error.ts';

/** What an operator says of a payout outside of a gateway. */
export interface PayoutRecord {
  readonly withdrawalId: string;
  readonly what: 'paid' | 'returned' | 'settled';
  /** Of a settlement: what left. */
  readonly amount?: Minor;
  /** Of a settlement: the house bears what the balance lacks. */
  readonly writesOff?: boolean;
  /** Whose references these are: `manual` for a transfer by hand. */
  readonly gateway: string;
  readonly reference: string;
  readonly reason: string;
}

/**
 * Keep what is said of a payout. `asked`: it waits for another operator. `done`: it is recorded in the same transaction. A reference counts once, and a
 * withdrawal is paid and returned once: the table's unique indexes decide, so that of two at the same moment one is
 * refused. Throws ReviewError.
 */
export async function keepPayoutRecord(
  app: Pick<App, 'clock'>,
  trx: Database,
  said: PayoutRecord,
  by: { state: 'asked'; askedBy: string } | { state: 'done'; operator: string },
): Promise<string> {
  const recordId = newId();
  const now = app.clock.now();
  const written = await trx
    .insertInto('cashier.payout_record')
    .values({
      record_id: recordId,
      withdrawal_id: said.withdrawalId,
      what: said.what,
      amount: said.amount ?? null,
      writes_off: said.writesOff ?? false,
      gateway: said.gateway,
      reference: said.reference,
      reason: said.reason,
      state: by.state,
      created_at: now,
      ...(by.state === 'asked'
        ? { asked_by: by.askedBy }
        : { asked_by: null, decided_by: by.operator, decided_at: now }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows === 1n) return recordId;
  throw new ReviewError(...(await whyNot(trx, said)));
}

async function whyNot(trx: Database, { withdrawalId, what }: PayoutRecord): Promise<Told> {
  const own = await trx
    .selectFrom('cashier.payout_record')
    .select('state')
    .where('withdrawal_id', '=', withdrawalId)
    .where('what', '=', what)
    .where('state', '<>', 'refused')
    .executeTakeFirst();
  if (own?.state === 'asked') return ['It waits for a second operator already.'];
  if (own) return ['It is recorded as {what} already.', { what }];
  return ['This reference is already used by another withdrawal.'];
}

/** A record that waits for another operator. Throws ReviewError if it was decided. */
export async function findAskedRecord(db: Database, recordId: string) {
  const row = await db
    .selectFrom('cashier.payout_record')
    .select(['record_id', 'withdrawal_id', 'reference', 'reason', 'amount', 'writes_off'])
    .where('record_id', '=', recordId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  if (!row) throw new ReviewError('This was decided already.');
  return row;
}

/** Decide on a record, once. Throws ReviewError if it was decided. */
export async function decideRecord(
  app: Pick<App, 'clock'>,
  trx: Database,
  recordId: string,
  decision: { state: 'done' | 'refused'; by: string },
): Promise<void> {
  const decided = await trx
    .updateTable('cashier.payout_record')
    .set({ state: decision.state, decided_by: decision.by, decided_at: app.clock.now() })
    .where('record_id', '=', recordId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  if (decided.numUpdatedRows !== 1n) throw new ReviewError('This was decided already.');
}

/** What waits for another operator about a withdrawal. */
export async function findOpenRecord(db: Database, withdrawalId: string) {
  return db
    .selectFrom('cashier.payout_record')
    .select(['record_id', 'what', 'reference', 'asked_by', 'amount', 'writes_off'])
    .where('withdrawal_id', '=', withdrawalId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
}
