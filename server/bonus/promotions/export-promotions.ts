import type { Database } from '../../kernel/database.ts';
import { inEveryLanguage } from '../../sites/words.ts';
import { parsePromotionWords } from './promotions.ts';

/**
 * A site's award terms and active promotions as a brand's `promotions.json` says them, undefined without terms.
 * The acquisition budget is of no row and left out. `artFile` names the file of a picture.
 */
export async function exportPromotions(db: Database, siteId: number, artFile: (url: string) => string) {
  const award = await db
    .selectFrom('rewards.award_terms')
    .select('terms')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!award) return undefined;
  const promotions = await db
    .selectFrom('rewards.promotion')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('status', '=', 'active')
    .orderBy('position')
    .orderBy('promotion_code')
    .execute();
  return {
    award_terms: award.terms,
    promotions: promotions.map((promotion) => ({
      code: promotion.promotion_code,
      image: artFile(promotion.image_url),
      words: everyWord(promotion.words),
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

/** A brand's file has every language; English stands in for a missing translation. */
function everyWord(column: unknown) {
  const { title, summary, body, terms } = parsePromotionWords(column);
  return {
    title: inEveryLanguage(title),
    summary: inEveryLanguage(summary),
    body: inEveryLanguage(body),
    ...(terms && { terms: inEveryLanguage(terms) }),
  };
}
