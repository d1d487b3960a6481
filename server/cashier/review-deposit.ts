import { sql, type Database } from '../kernel/database.ts';
import { recordDepositEvent } from './deposit-event.ts';
import type { CashierApp } from './deposit.ts';
import { deposits, findDeposit, openStatuses, type DepositRow } from './present-deposit.ts';
import { ReviewError } from './review-error.ts';
import { tellPlayer } from './tell-player.ts';
import { announceDeposit, lockDeposit, prepareCredit } from './settle-deposit.ts';

/** Bank transfers that wait for an operator, the oldest first; those with a proof before those without one. */
export function listDepositsForReview(db: Database) {
  return deposits(db)
    .innerJoin('players.player as player', (join) =>
      join
        .onRef('player.site_id', '=', 'deposit.site_id')
        .onRef('player.player_id', '=', 'deposit.player_id'),
    )
    .innerJoin('sites.site as site', 'site.site_id', 'deposit.site_id')
    .select(['player.account_id', 'player.full_name', 'site.site_code'])
    .select((select) =>
      select
        .selectFrom('cashier.deposit_proof as mine')
        .innerJoin('cashier.deposit_proof as other', 'other.source_digest', 'mine.source_digest')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('mine.deposit_id', '=', 'deposit.deposit_id')
        .whereRef('other.deposit_id', '<>', 'deposit.deposit_id')
        .as('shown_elsewhere'),
    )
    .where('deposit.kind', '=', 'manual')
    .where('deposit.status', 'in', openStatuses)
    .orderBy(sql`deposit.status = 'review'`, 'desc')
    .orderBy('deposit.created_at')
    .execute();
}

/**
 * Approve a bank transfer that has arrived: it is credited once, under the deposit's key, however often it is approved. One
 * that was refused, cancelled or has expired can be approved too, because the money is there.
 * Throws ReviewError where there is no such deposit, it is a gateway's, or the wallet is closed.
 */
export async function approveDeposit(
  app: CashierApp,
  depositId: string,
  operator: string,
): Promise<DepositRow> {
  const named = await requireManual(app.db, depositId);
  if (named.status === 'credited') return named;
  const credit = await prepareCredit(app, named);
  await app.db.transaction().execute(async (trx) => {
    const locked = await lockDeposit(trx, depositId);
    if (!locked || locked.status === 'credited') return;
    if ((await credit(trx, locked)) === 'blocked') {
      throw new ReviewError("The player's wallet is closed: give the money back by bank.");
    }
    await recordDepositEvent(app, trx, locked, { action: 'approved', actor: operator });
  });
  await announceDeposit(app, depositId);
  return requireManual(app.db, depositId);
}

/** Refuse a bank transfer, with the reason that the player is told. Throws ReviewError. */
export async function refuseDeposit(
  app: CashierApp,
  depositId: string,
  operator: string,
  reason: string,
): Promise<DepositRow> {
  if (reason.trim() === '') throw new ReviewError('Give the reason: the player is told it.');
  await requireManual(app.db, depositId);
  await app.db.transaction().execute(async (trx) => {
    const locked = await lockDeposit(trx, depositId);
    const isWaiting = locked?.status === 'pending' || locked?.status === 'review';
    if (!locked || !isWaiting) throw new ReviewError('Only a deposit that is open can be refused.');
    await trx
      .updateTable('cashier.deposit')
      .set({ status: 'failed', reason: reason.trim(), settled_at: app.clock.now() })
      .where('deposit_id', '=', depositId)
      .execute();
    await recordDepositEvent(app, trx, locked, {
      action: 'refused',
      actor: operator,
      detail: reason.trim(),
    });
    await tellPlayer(
      app,
      trx,
      { siteId: locked.site_id, playerId: locked.player_id },
      {
        about: 'deposit_refused',
        id: depositId,
        amount: locked.amount,
        currency: locked.currency,
        reason: reason.trim(),
      },
    );
  });
  await announceDeposit(app, depositId);
  return requireManual(app.db, depositId);
}

/** The proofs of a deposit, the first one first. */
export function readProofs(db: Database, depositId: string) {
  return db
    .selectFrom('cashier.deposit_proof')
    .select(['proof_id', 'media_type', 'content', 'created_at'])
    .where('deposit_id', '=', depositId)
    .orderBy('created_at')
    .orderBy('proof_id')
    .execute();
}

async function requireManual(db: Database, depositId: string): Promise<DepositRow> {
  const deposit = await findDeposit(db, depositId);
  if (!deposit) throw new ReviewError('There is no such deposit.');
  if (deposit.kind !== 'manual') throw new ReviewError('This deposit is settled by its gateway.');
  return deposit;
}
