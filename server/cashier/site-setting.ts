import type { Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';

/** A brand's cashier settings, apart from its deposit methods. */
export interface SiteSetting {
  /** The code of the gateway that pays out, or `manual` if the operator pays by hand. */
  readonly payoutGateway: string;
  /** The most a player can request in one day (UTC), or null for no limit. */
  readonly withdrawalDailyAmount: Minor | null;
  /** How long a new bank account must wait before it can receive payouts. */
  readonly bankAccountWait_ms: number;
  /** How long withdrawals are blocked after a change that `lastSecurityChange` reports. */
  readonly securityChangeWait_ms: number;
}

const hour_ms = 3_600_000;
/** For sites without a row. Equals the table's defaults. */
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
