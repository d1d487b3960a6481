import type { Selectable } from 'kysely';
import type { App } from './app.ts';
import type { Database, DB } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import type { Minor } from '../kernel/money.ts';
import type { WalletKey } from '../ledger/ledger.ts';
import { ReviewError } from './review-error.ts';

type AdjustmentApp = Pick<App, 'db' | 'ledger' | 'clock'>;
export type AdjustmentRow = Selectable<DB['cashier.adjustment']>;

/** The source of the postings of adjustments. Their key is the adjustment's id. */
export const adjustmentSource = 'adjustment';

export interface AskedAdjustment {
  /** The same key asks once. */
  readonly idempotencyKey: string;
  /** `credit` gives to the player, `debit` takes from them. */
  readonly direction: 'credit' | 'debit';
  readonly amount: Minor;
  readonly reason: string;
  /** The operator's e-mail address. */
  readonly by: string;
}

/**
 * Note what an operator asks to be adjusted. Nothing moves until another one approves. Returns undefined if the key was
 * used before.
 */
export async function askAdjustment(
  app: Pick<App, 'clock'>,
  trx: Database,
  wallet: WalletKey,
  asked: AskedAdjustment,
): Promise<AdjustmentRow | undefined> {
  return trx
    .insertInto('cashier.adjustment')
    .values({
      site_id: wallet.siteId,
      player_id: wallet.playerId,
      adjustment_id: newId(),
      idempotency_key: asked.idempotencyKey,
      currency: wallet.currency,
      direction: asked.direction,
      amount: asked.amount,
      reason: asked.reason,
      asked_by: asked.by,
      created_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'player_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Post an adjustment that was asked for, in the caller's transaction. The ledger's key is the adjustment's id, so it
 * moves once. Throws ReviewError if it was decided before, or if the player no longer has what is to be taken.
 */
export async function postAdjustment(
  app: AdjustmentApp,
  trx: Database,
  adjustmentId: string,
  by: string,
): Promise<AdjustmentRow> {
  const row = await decide(app, trx, adjustmentId, { state: 'posted', by });
  const result = await app.ledger.postIn(trx, {
    siteId: row.site_id,
    playerId: row.player_id,
    currency: row.currency,
    source: adjustmentSource,
    externalId: row.adjustment_id,
    kind: row.direction === 'credit' ? 'adjustment_credit' : 'adjustment_debit',
    amount: row.amount,
  });
  if (result.accepted) return row;
  if (result.status === 'insufficient_funds') {
    throw new ReviewError('The player no longer has so much money. Refuse it, and ask for a smaller one.');
  }
  throw new ReviewError('The ledger refused the adjustment: {status}.', {
    status: result.status.replaceAll('_', ' '),
  });
}

/** Refuse an adjustment that was asked for. Throws ReviewError if it was decided before. */
export function refuseAdjustment(
  app: AdjustmentApp,
  trx: Database,
  adjustmentId: string,
  by: string,
): Promise<AdjustmentRow> {
  return decide(app, trx, adjustmentId, { state: 'refused', by });
}

async function decide(
  app: AdjustmentApp,
  trx: Database,
  adjustmentId: string,
  decision: { state: 'posted' | 'refused'; by: string },
): Promise<AdjustmentRow> {
  const row = await trx
    .updateTable('cashier.adjustment')
    .set({ state: decision.state, decided_by: decision.by, decided_at: app.clock.now() })
    .where('adjustment_id', '=', adjustmentId)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ReviewError('This adjustment was already decided.');
  return row;
}
