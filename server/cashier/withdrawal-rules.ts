import type { WithdrawalRules } from '@marquee/contract/withdrawal-rules.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import { readWithdrawalBounds, writeWithdrawalBounds } from '../sites/withdrawal-bounds.ts';

/** What a site asks of a withdrawal now. */
export async function readWithdrawalRules(db: Database, siteId: number): Promise<WithdrawalRules> {
  const [bounds, setting] = await Promise.all([
    readWithdrawalBounds(db, siteId),
    db
      .selectFrom('cashier.site_setting')
      .select(['withdrawal_daily_amount', 'bank_account_wait_hours', 'security_wait_hours', 'payout_gateway'])
      .where('site_id', '=', siteId)
      .executeTakeFirst(),
  ]);
  const daily = setting?.withdrawal_daily_amount ?? null;
  return {
    minimum: formatMoney(bounds.minimum),
    maximum: formatMoney(bounds.maximum),
    daily_amount: daily === null ? null : formatMoney(daily),
    per_day: bounds.perDay,
    turnover_multiple: withoutZeros(bounds.turnoverMultiple),
    bank_account_wait_hours: setting?.bank_account_wait_hours ?? 24,
    security_wait_hours: setting?.security_wait_hours ?? 24,
    payout_gateway: setting?.payout_gateway ?? 'manual',
  };
}

/** `1.500` as `1.5`. */
function withoutZeros(decimal: string): string {
  return String(Number(decimal));
}

/** Amounts in one form, so that the same rules are not taken for a change. */
export function normalisedRules({
  minimum,
  maximum,
  daily_amount,
  turnover_multiple,
  ...others
}: WithdrawalRules): WithdrawalRules {
  const amount = (text: string): string => formatMoney(parseMoney(text));
  return {
    minimum: amount(minimum),
    maximum: amount(maximum),
    daily_amount: daily_amount === null ? null : amount(daily_amount),
    turnover_multiple: withoutZeros(turnover_multiple),
    ...others,
  };
}

/** Withdrawals that were requested keep what they were checked by. */
export async function writeWithdrawalRules(
  trx: Database,
  siteId: number,
  rules: WithdrawalRules,
): Promise<void> {
  await writeWithdrawalBounds(trx, siteId, {
    minimum: parseMoney(rules.minimum),
    maximum: parseMoney(rules.maximum),
    perDay: rules.per_day,
    turnoverMultiple: rules.turnover_multiple,
  });
  const setting = {
    withdrawal_daily_amount: rules.daily_amount === null ? null : parseMoney(rules.daily_amount),
    bank_account_wait_hours: rules.bank_account_wait_hours,
    security_wait_hours: rules.security_wait_hours,
    payout_gateway: rules.payout_gateway,
  };
  await trx
    .insertInto('cashier.site_setting')
    .values({ site_id: siteId, ...setting })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(setting))
    .execute();
}
