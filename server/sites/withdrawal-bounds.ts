import type { Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import { announceSite } from './documents/revisions.ts';

/** What a site itself asks of a withdrawal. */
export interface WithdrawalBounds {
  readonly minimum: Minor;
  readonly maximum: Minor;
  /** Withdrawals of one player in a day. */
  readonly perDay: number;
  /** How many times a deposit is to be staked, as a decimal with three places. */
  readonly turnoverMultiple: string;
}

export async function readWithdrawalBounds(db: Database, siteId: number): Promise<WithdrawalBounds> {
  return db
    .selectFrom('sites.site')
    .select([
      'withdrawal_minimum as minimum',
      'withdrawal_maximum as maximum',
      'withdrawals_per_day as perDay',
      'turnover_multiple as turnoverMultiple',
    ])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
}

/** Every node forgets the site once the transaction ends. */
export async function writeWithdrawalBounds(
  trx: Database,
  siteId: number,
  { minimum, maximum, perDay, turnoverMultiple }: WithdrawalBounds,
): Promise<void> {
  await trx
    .updateTable('sites.site')
    .set({
      withdrawal_minimum: minimum,
      withdrawal_maximum: maximum,
      withdrawals_per_day: perDay,
      turnover_multiple: turnoverMultiple,
    })
    .where('site_id', '=', siteId)
    .execute();
  await announceSite(trx, siteId);
}
