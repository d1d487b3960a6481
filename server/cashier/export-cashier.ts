import { z } from 'zod';
import type { Database } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';

const wordsSchema = z.record(z.string(), z.string());

/**
 * A site's cashier rules and active methods in the format of a brand's `cashier.json`, or undefined if the site has no
 * rules. The demo's sandbox methods are left out because no file defines them.
 */
export async function exportCashier(db: Database, siteId: number) {
  const rules = await db
    .selectFrom('cashier.site_setting')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!rules) return undefined;
  const methods = await db
    .selectFrom('cashier.deposit_method')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('status', '=', 'active')
    .where('gateway', '!=', 'sandbox')
    .orderBy('position')
    .orderBy('method_code')
    .execute();
  const daily = rules.withdrawal_daily_amount;
  return {
    payout_gateway: rules.payout_gateway,
    withdrawal_daily_amount: daily === null ? null : formatMoney(daily),
    bank_account_wait_hours: rules.bank_account_wait_hours,
    security_wait_hours: rules.security_wait_hours,
    methods: methods.map((method) => ({
      method_code: method.method_code,
      kind: method.kind,
      gateway: method.gateway,
      position: method.position,
      logo: method.logo,
      // The English name lives in the `name` column.
      names: { ...wordsSchema.parse(method.names), EN: method.name },
      instructions: method.instructions,
      minimum: formatMoney(method.minimum),
      maximum: formatMoney(method.maximum),
      fee_percent: method.fee_percent,
      fee_fixed: formatMoney(method.fee_fixed),
      // pg returns a bigint[] as text.
      quick_amounts: method.quick_amounts.map(BigInt).map(formatMoney),
      pay_to: method.pay_to,
    })),
  };
}
