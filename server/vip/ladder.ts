import type { Database } from '../kernel/database.ts';
import { inLanguage, type Words } from '../sites/words.ts';
import { lesser, type Minor } from '../kernel/money.ts';

/** A level of a site's ladder: its requirements and benefits. */
export interface VipStep {
  readonly level: number;
  readonly vip_name: Words;
  /** Total deposits and turnover required to reach it. */
  readonly deposit: Minor;
  readonly turnover: Minor;
  /** Monthly deposits and turnover required to keep it. */
  readonly keep_deposit: Minor;
  readonly keep_turnover: Minor;
  /** Hundredths of a percent of the net loss. */
  readonly cashback_hundredths: number;
  /** Null if the site's own limit applies. */
  readonly withdrawal_maximum: Minor | null;
  readonly withdrawals_per_day: number | null;
  readonly withdrawal_priority: number;
  readonly birthday_gift: Minor;
}

/** A level's name in every language: the stored translations, and its own name where there is none. */
export function namesOfLevel(name: string, translations: unknown): Words {
  return {
    EN: name,
    PHP: inLanguage(translations, 'PHP') || name,
    CN: inLanguage(translations, 'CN') || name,
  };
}

/** A site's levels, lowest first. Empty if it has no ladder. */
export async function readLadder(db: Database, siteId: number): Promise<readonly VipStep[]> {
  const rows = await db
    .selectFrom('rewards.vip_level as level')
    .leftJoin('rewards.vip_benefit as benefit', (join) =>
      join.onRef('benefit.site_id', '=', 'level.site_id').onRef('benefit.level', '=', 'level.level'),
    )
    .select([
      'level.level',
      'level.vip_name',
      'level.vip_names',
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
    vip_name: namesOfLevel(row.vip_name, row.vip_names),
    keep_deposit: row.keep_deposit ?? 0n,
    keep_turnover: row.keep_turnover ?? 0n,
    cashback_hundredths: row.cashback_hundredths ?? 0,
    withdrawal_priority: row.withdrawal_priority ?? 0,
    birthday_gift: row.birthday_gift ?? 0n,
  }));
}

/**
 * The level that both deposits and turnover reach; 0 for the lowest one, and if there is no ladder. Deposits count only
 * up to the amount staked, even if the ladder requires no turnover.
 */
export function reachedLevel(
  ladder: readonly Pick<VipStep, 'deposit' | 'turnover'>[],
  done: { deposit: Minor; turnover: Minor },
): number {
  const deposit = lesser(done.deposit, done.turnover);
  const reached = ladder.filter((step) => deposit >= step.deposit && done.turnover >= step.turnover);
  return Math.max(0, reached.length - 1);
}
