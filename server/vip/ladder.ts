import type { Database } from '../kernel/database.ts';
import { lesser, type Minor } from '../kernel/money.ts';

/** A level of a site's ladder: what it takes, what it takes to be kept, and what it gives. */
export interface VipStep {
  readonly level: number;
  readonly vip_name: string;
  /** What a player has to have deposited and staked in all to reach it. */
  readonly deposit: Minor;
  readonly turnover: Minor;
  /** What he has to deposit and stake in a month to keep it. */
  readonly keep_deposit: Minor;
  readonly keep_turnover: Minor;
  /** In hundredths of a percent of the net loss. */
  readonly cashback_hundredths: number;
  /** Null where the site's own limit stands. */
  readonly withdrawal_maximum: Minor | null;
  readonly withdrawals_per_day: number | null;
  readonly withdrawal_priority: number;
  readonly birthday_gift: Minor;
}

/** The ladder of a site, the lowest level first; empty without one. */
export async function readLadder(db: Database, siteId: number): Promise<readonly VipStep[]> {
  const rows = await db
    .selectFrom('rewards.vip_level as level')
    .leftJoin('rewards.vip_benefit as benefit', (join) =>
      join.onRef('benefit.site_id', '=', 'level.site_id').onRef('benefit.level', '=', 'level.level'),
    )
    .select([
      'level.level',
      'level.vip_name',
      'level.deposit',
      'level.turnover',
      'benefit.keep_deposit',
      'benefit.keep_turnover',
      'benefit.cashback_hundredths',
      'benefit.withdrawal_maximum',
      'benefit.withdrawals_per_day',
      'benefit.withdrawal_priority',
      'benefit.birthday_gift',
    ])
    .where('level.site_id', '=', siteId)
    .orderBy('level.level')
    .execute();
  return rows.map((row) => ({
    ...row,
    keep_deposit: row.keep_deposit ?? 0n,
    keep_turnover: row.keep_turnover ?? 0n,
    cashback_hundredths: row.cashback_hundredths ?? 0,
    withdrawal_priority: row.withdrawal_priority ?? 0,
    birthday_gift: row.birthday_gift ?? 0n,
  }));
}

/**
 * The level that both deposits and turnover reach; 0 at the foot, and where there is no ladder. A deposit counts as far as
 * it was staked, whatever a ladder asks of turnover.
 */
export function reachedLevel(
  ladder: readonly Pick<VipStep, 'deposit' | 'turnover'>[],
  done: { deposit: Minor; turnover: Minor },
): number {
  const deposit = lesser(done.deposit, done.turnover);
  const reached = ladder.filter((step) => deposit >= step.deposit && done.turnover >= step.turnover);
  return Math.max(0, reached.length - 1);
}
