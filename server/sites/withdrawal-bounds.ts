import type { Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import { announceSite } from './documents/revisions.ts';

/** The least and the most of one withdrawal from a site. */
export interface WithdrawalBounds {
  readonly minimum: Minor;
  readonly maximum: Minor;
}

export async function readWithdrawalBounds(db: Database, siteId: number): Promise<WithdrawalBounds> {
  return db
    .selectFrom('sites.site')
    .select(['withdrawal_minimum as minimum', 'withdrawal_maximum as maximum'])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
}

/** Every node forgets the site once the transaction ends. */
export async function writeWithdrawalBounds(
  trx: Database,
  siteId: number,
  { minimum, maximum }: WithdrawalBounds,
): Promise<void> {
  await trx
    .updateTable('sites.site')
    .set({ withdrawal_minimum: minimum, withdrawal_maximum: maximum })
    .where('site_id', '=', siteId)
    .execute();
  await announceSite(trx, siteId);
}
