import type { Database } from '../../kernel/database.ts';
import { formatMoney } from '../../kernel/money.ts';

/**
 * A site's active promotions, VIP benefits and award terms, in the form of a brand's `promotions.json`; undefined if
 * the site has no award terms. The acquisition budget is not stored in the database and is left out. `artFile` returns
 * the file name of a picture.
 */
export async function exportPromotions(db: Database, siteId: number, artFile: (url: string) => string) {
  const award = await db
    .selectFrom('rewards.award_terms')
    .select('terms')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!award) return undefined;
  const benefits = await db
    .selectFrom('rewards.vip_benefit')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('level')
    .execute();
  const promotions = await db
    .selectFrom('rewards.promotion')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('status', '=', 'active')
    .orderBy('position')
    .orderBy('promotion_code')
    .execute();
  return {
    vip: benefits.map((benefit) => ({
      keep_deposit: formatMoney(benefit.keep_deposit),
      keep_turnover: formatMoney(benefit.keep_turnover),
      cashback_hundredths: benefit.cashback_hundredths,
      withdrawal_maximum:
        benefit.withdrawal_maximum === null ? undefined : formatMoney(benefit.withdrawal_maximum),
      withdrawals_per_day: benefit.withdrawals_per_day ?? undefined,
      withdrawal_priority: benefit.withdrawal_priority,
      birthday_gift: formatMoney(benefit.birthday_gift),
    })),
    award_terms: award.terms,
    promotions: promotions.map((promotion) => ({
      code: promotion.promotion_code,
      image: artFile(promotion.image_url),
      words: promotion.words,
      starts_at: promotion.starts_at?.toISOString(),
      ends_at: promotion.ends_at?.toISOString(),
      audience: promotion.audience,
      audience_days: promotion.audience_days ?? undefined,
      audience_level: promotion.audience_level ?? undefined,
      offer: promotion.offer,
      bonus_terms: promotion.bonus_terms ?? undefined,
    })),
  };
}
