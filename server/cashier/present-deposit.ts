import { depositKinds, depositStatuses, type depositSchema } from '@marquee/contract/entities.ts';
import { z } from 'zod';
import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { formatMoney } from '../kernel/money.ts';
import { bankDetailsSchema } from './deposit-methods.ts';

export type DepositRow = NonNullable<Awaited<ReturnType<typeof findDeposit>>>;
type PlayerKey = { readonly siteId: number; readonly playerId: bigint };

/** Deposits that can still be paid or are in review. */
export const openStatuses = ['pending', 'review'] as const;

const statusSchema = z.enum(depositStatuses);
const kindSchema = z.enum(depositKinds);

export function findDeposit(db: Database, depositId: string) {
  return deposits(db).where('deposit.deposit_id', '=', depositId).executeTakeFirst();
}

/** Throws `depositNotFound` if the player has no such deposit. */
export async function requireDeposit(
  db: Database,
  player: PlayerKey,
  depositId: string,
): Promise<DepositRow> {
  const deposit = await findDeposit(db, depositId);
  if (deposit?.site_id !== player.siteId || deposit.player_id !== player.playerId)
    throw refuse('depositNotFound');
  return deposit;
}

/** Whether a player has a deposit that may still be paid. */
export async function hasOpenDeposit(db: Database, player: PlayerKey): Promise<boolean> {
  const open = await db
    .selectFrom('cashier.deposit')
    .select('deposit_id')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('status', 'in', openStatuses)
    .executeTakeFirst();
  return open !== undefined;
}

/** A page of a player's deposits, newest first. */
export async function listDeposits(
  db: Database,
  player: PlayerKey,
  query: { openOnly: boolean; page: number; pageSize: number },
): Promise<{ total: number; rows: DepositRow[] }> {
  const statuses = query.openOnly ? openStatuses : depositStatuses;
  const [counted, rows] = await Promise.all([
    db
      .selectFrom('cashier.deposit')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('status', 'in', statuses)
      .executeTakeFirstOrThrow(),
    deposits(db)
      .where('deposit.site_id', '=', player.siteId)
      .where('deposit.player_id', '=', player.playerId)
      .where('deposit.status', 'in', statuses)
      .orderBy('deposit.created_at', 'desc')
      .orderBy('deposit.deposit_id', 'desc')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
  ]);
  return { total: counted.total, rows };
}

export function deposits(db: Database) {
  return db
    .selectFrom('cashier.deposit as deposit')
    .selectAll('deposit')
    .select((select) =>
      select
        .selectFrom('cashier.deposit_proof as proof')
        .select(sql<number>`count(*)::int`.as('proofs'))
        .whereRef('proof.site_id', '=', 'deposit.site_id')
        .whereRef('proof.player_id', '=', 'deposit.player_id')
        .whereRef('proof.deposit_id', '=', 'deposit.deposit_id')
        .as('proofs'),
    );
}

export function isOpen(deposit: { readonly status: string }): boolean {
  return openStatuses.some((status) => status === deposit.status);
}

export function presentDeposit(deposit: DepositRow): z.infer<typeof depositSchema> {
  const open = isOpen(deposit);
  return {
    deposit_id: deposit.deposit_id,
    method_code: deposit.method_code,
    kind: kindSchema.parse(deposit.kind),
    amount: formatMoney(deposit.amount),
    fee: formatMoney(deposit.fee),
    total: formatMoney(deposit.amount + deposit.fee),
    currency: deposit.currency,
    status: statusSchema.parse(deposit.status),
    payment_url: deposit.status === 'pending' ? deposit.payment_url : null,
    pay_to:
      open && deposit.pay_to !== null
        ? { ...bankDetailsSchema.parse(deposit.pay_to), reference: deposit.reference ?? '' }
        : null,
    proofs: deposit.proofs ?? 0,
    reason: deposit.reason,
    created_at: deposit.created_at.toISOString(),
    expires_at: deposit.expires_at.toISOString(),
    settled_at: deposit.settled_at?.toISOString() ?? null,
  };
}
