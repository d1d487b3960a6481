import { sql, type Database } from '../kernel/database.ts';
import { overdue_ms } from './review.ts';

/** How many of something wait for an operator, and since when the oldest does. */
export interface Waiting {
  readonly count: number;
  readonly oldestAt: Date | null;
}

const of = (sites: readonly number[] | undefined) =>
  sites === undefined ? sql`true` : sql`site_id = any(${sites}::int[])`;

/** Withdrawals of the sites that wait for a decision or for the bank, and those that have waited too long. */
export async function waitingWithdrawals(
  db: Database,
  sites: readonly number[] | undefined,
  now: Date,
): Promise<Waiting & { overdue: number }> {
  const { rows } = await sql<Waiting & { overdue: number }>`
    select count(*)::int as count, min(created_at) as "oldestAt",
      count(*) filter (where created_at <= ${new Date(now.getTime() - overdue_ms)})::int as overdue
    from cashier.withdrawal where status in ('pending', 'paying') and ${of(sites)}`.execute(db);
  return rows[0] ?? { count: 0, oldestAt: null, overdue: 0 };
}

/** Bank transfers of the sites whose proof waits for an operator. */
export async function waitingDeposits(db: Database, sites: readonly number[] | undefined): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(created_at) as "oldestAt"
    from cashier.deposit where status = 'review' and kind = 'manual' and ${of(sites)}`.execute(db);
  return rows[0] ?? { count: 0, oldestAt: null };
}
