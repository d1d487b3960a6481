import type { Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';

/** What a brand decides for its cashier beside its methods. */
export interface SiteSetting {
  /** The code of the gateway that pays out; `manual` where the operator does so by hand. */
  readonly payoutGateway: string;
  /** What a player can ask for in one day (UTC); null for no limit. */
  readonly withdrawalDailyAmount: Minor | null;
  /** How long a new bank account waits before it can be paid out to. */
  readonly bankAccountWait_ms: number;
  /** How long withdrawals wait after a change that `lastSecurityChange` tells of. */
  readonly securityChangeWait_ms: number;
}

const hour_ms = 3_600_000;
/** What holds for a site that has decided nothing: the defaults of the table. */
const defaultWait_hours = 24;

export async function readSiteSetting(db: Database, siteId: number): Promise<SiteSetting> {
  const row = await db
    .selectFrom('cashier.site_setting')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return {
    payoutGateway: row?.payout_gateway ?? 'manual',
    withdrawalDailyAmount: row?.withdrawal_daily_amount ?? null,
    bankAccountWait_ms: (row?.bank_account_wait_hours ?? defaultWait_hours) * hour_ms,
    securityChangeWait_ms: (row?.security_wait_hours ?? defaultWait_hours) * hour_ms,
  };
}
