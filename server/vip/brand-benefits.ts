import type { PromotionsFile } from '../bonus/promotions/import-promotions.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';

/** Make what a site's levels give what its brand's `promotions.json` says; needs the owner's rights. */
export async function importBenefits(
  trx: Database,
  site_id: number,
  file: Pick<PromotionsFile, 'vip'>,
): Promise<void> {
  await trx.deleteFrom('rewards.vip_benefit').where('site_id', '=', site_id).execute();
  for (const [level, benefit] of file.vip.entries()) {
    await trx
      .insertInto('rewards.vip_benefit')
      .values({
        site_id,
        level,
        keep_deposit: parseMoney(benefit.keep_deposit),
        keep_turnover: parseMoney(benefit.keep_turnover),
        cashback_hundredths: benefit.cashback_hundredths,
        withdrawal_maximum:
          benefit.withdrawal_maximum === undefined ? null : parseMoney(benefit.withdrawal_maximum),
        withdrawals_per_day: benefit.withdrawals_per_day ?? null,
        withdrawal_priority: benefit.withdrawal_priority,
        birthday_gift: parseMoney(benefit.birthday_gift),
      })
      .execute();
  }
}

/** What a site's levels give, as `promotions.json` says it. */
export async function exportBenefits(db: Database, siteId: number) {
  const benefits = await db
    .selectFrom('rewards.vip_benefit')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('level')
    .execute();
  return benefits.map((benefit) => ({
    keep_deposit: formatMoney(benefit.keep_deposit),
    keep_turnover: formatMoney(benefit.keep_turnover),
    cashback_hundredths: benefit.cashback_hundredths,
    withdrawal_maximum:
      benefit.withdrawal_maximum === null ? undefined : formatMoney(benefit.withdrawal_maximum),
    withdrawals_per_day: benefit.withdrawals_per_day ?? undefined,
    withdrawal_priority: benefit.withdrawal_priority,
    birthday_gift: formatMoney(benefit.birthday_gift),
  }));
}
