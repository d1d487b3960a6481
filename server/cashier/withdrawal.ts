import type { z } from 'zod';
import { withdrawalStatuses, type withdrawalSchema } from '@marquee/contract/entities.ts';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { formatMoney } from '../kernel/money.ts';

export type WithdrawalRow = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>;

/** Writes down a decision elsewhere too, in the transaction that makes it. */
export type RecordDecision = (
  trx: Database,
  withdrawal: Pick<WithdrawalRow, 'withdrawal_id' | 'site_id' | 'status' | 'amount' | 'currency'>,
) => Promise<void>;

/** The ledger key of a withdrawal's hold. The keys of its payout and return start with it. */
export function holdKey(withdrawalId: string): string {
  return `withdrawal:${withdrawalId}`;
}

/** Not yet decided by an operator, or not yet confirmed by the gateway. */
const openStatuses = ['pending', 'paying'] as const;
const storedStatuses = ['pending', 'paying', 'paid', 'refused', 'returned'] as const;

export function findWithdrawal(db: Database, withdrawalId: string) {
  return withdrawals(db).where('withdrawal.withdrawal_id', '=', withdrawalId).executeTakeFirst();
}

/** A player's withdrawals that are undecided or being paid, newest first. */
export function listOpenWithdrawals(db: Database, player: PlayerSession) {
  return withdrawals(db)
    .where('withdrawal.site_id', '=', player.siteId)
    .where('withdrawal.player_id', '=', player.playerId)
    .where('withdrawal.status', 'in', openStatuses)
    .orderBy('withdrawal.created_at', 'desc')
    .execute();
}

/** Throws `withdrawalNotFound` if the player has no such withdrawal. */
export async function requireWithdrawal(
  db: Database,
  player: PlayerSession,
  withdrawalId: string,
): Promise<WithdrawalRow> {
  const row = await findWithdrawal(db, withdrawalId);
  if (row?.site_id !== player.siteId || row.player_id !== player.playerId) throw refuse('withdrawalNotFound');
  return row;
}

/** A page of a player's withdrawals, newest first. */
export async function listWithdrawals(
  db: Database,
  player: PlayerSession,
  query: { openOnly: boolean; page: number; pageSize: number },
): Promise<{ total: number; rows: WithdrawalRow[] }> {
  const statuses = query.openOnly ? openStatuses : storedStatuses;
  const [counted, rows] = await Promise.all([
    db
      .selectFrom('cashier.withdrawal')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('status', 'in', statuses)
      .executeTakeFirstOrThrow(),
    withdrawals(db)
      .where('withdrawal.site_id', '=', player.siteId)
      .where('withdrawal.player_id', '=', player.playerId)
      .where('withdrawal.status', 'in', statuses)
      .orderBy('withdrawal.created_at', 'desc')
      .orderBy('withdrawal.withdrawal_id', 'desc')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
  ]);
  return { total: counted.total, rows };
}

export function withdrawals(db: Database) {
  return db
    .selectFrom('cashier.withdrawal as withdrawal')
    .innerJoin('cashier.bank_account as account', (join) =>
      join
        .onRef('account.site_id', '=', 'withdrawal.site_id')
        .onRef('account.player_id', '=', 'withdrawal.player_id')
        .onRef('account.bank_account_id', '=', 'withdrawal.bank_account_id'),
    )
    .selectAll('withdrawal')
    .select(['account.bank_name', 'account.account_name', 'account.account_number_masked']);
}

/** Record who did what with a withdrawal. Call it in the transaction that does it. */
export async function recordEvent(
  app: Pick<App, 'clock'>,
  trx: Database,
  withdrawal: { site_id: number; player_id: bigint; withdrawal_id: string },
  event: {
    action:
      | 'requested'
      | 'approved'
      | 'sent'
      | 'unsent'
      | 'payout_failed'
      | 'paid'
      | 'corrected'
      | 'returned'
      | 'refused';
    actor: string;
    detail?: string;
  },
): Promise<void> {
  await trx
    .insertInto('cashier.withdrawal_event')
    .values({
      site_id: withdrawal.site_id,
      player_id: withdrawal.player_id,
      withdrawal_id: withdrawal.withdrawal_id,
      event_id: newId(),
      action: event.action,
      actor: event.actor,
      detail: event.detail ?? '',
      created_at: app.clock.now(),
    })
    .execute();
}

/** Notify the player's open tabs. */
export async function announceWithdrawal(
  app: Pick<App, 'realtime'>,
  withdrawal: { site_id: number; player_id: bigint; withdrawal_id: string; status: string },
): Promise<void> {
  await app.realtime.toPlayer(
    { siteId: withdrawal.site_id, playerId: withdrawal.player_id },
    {
      type: 'withdrawal',
      withdrawal_id: withdrawal.withdrawal_id,
      status: withdrawalStatus(withdrawal.status),
    },
  );
}

export function presentWithdrawal(row: WithdrawalRow): z.infer<typeof withdrawalSchema> {
  return {
    withdrawal_id: row.withdrawal_id,
    amount: formatMoney(row.amount),
    currency: row.currency,
    status: withdrawalStatus(row.status),
    stage: row.status === 'pending' ? 'review' : row.status === 'paying' ? 'payout' : 'done',
    bank_name: row.bank_name,
    account_number_masked: row.account_number_masked,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

/** Players see a withdrawal that is being paid as pending, and one whose payout came back as refused. */
export function withdrawalStatus(text: string): z.infer<typeof withdrawalSchema>['status'] {
  if (text === 'returned') return 'refused';
  return withdrawalStatuses.find((status) => status === text) ?? 'pending';
}
