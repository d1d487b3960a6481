import { moneySchema, positiveMoneySchema } from '@marquee/contract/fields.ts';
import { offerSchema, storedTermsSchema } from '@marquee/contract/promotion-rules.ts';
import { z } from 'zod';
import { dayOf, daysLater, startOfDay } from '../../kernel/calendar.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/ids.ts';
import type { Brand } from '../../sites/brand.ts';
import { sanitizeCmsBody } from '../../sites/cms-body.ts';
import type { Words } from '../../sites/words.ts';
import { promotionWordsSchema } from './promotions.ts';

const benefitSchema = z.strictObject({
  keep_deposit: moneySchema.default('0'),
  keep_turnover: moneySchema.default('0'),
  cashback_hundredths: z.int().min(0).max(10_000).default(0),
  withdrawal_maximum: positiveMoneySchema.optional(),
  withdrawals_per_day: z.int().min(1).max(100).optional(),
  withdrawal_priority: z.int().min(0).max(100).default(0),
  birthday_gift: moneySchema.default('0'),
});

const promotionFileSchema = z
  .strictObject({
    code: z.string().regex(/^[a-z0-9-]{2,48}$/),
    image: z.string().describe("A picture of the brand's art folder; empty if there is none"),
    words: promotionWordsSchema,
    starts_at: z.iso.datetime().optional(),
    ends_at: z.iso.datetime().optional(),
    open_days: z
      .int()
      .min(1)
      .max(730)
      .optional()
      .describe(
        'Ends at the midnight (UTC) after that many days from its import, e.g. in a demo of any date',
      ),
    audience: z.enum(['all', 'new', 'vip']).default('all'),
    audience_days: z.int().min(1).optional(),
    audience_level: z.int().min(0).optional(),
    offer: offerSchema,
    bonus_terms: storedTermsSchema.optional(),
  })
  .refine(({ offer, bonus_terms }) => bonus_terms !== undefined || paysCash(offer), {
    message: 'bonus_terms are needed unless cash is paid',
  })
  .refine(({ ends_at, open_days }) => ends_at === undefined || open_days === undefined, {
    message: 'either ends_at or open_days',
  });

/** `brands/<brand>/promotions.json`. */
export const promotionsFileSchema = z.strictObject({
  vip: z.array(benefitSchema).describe("One for each of the brand's VIP levels, lowest first"),
  award_terms: storedTermsSchema.describe('For bonus money that comes from elsewhere, e.g. a mission'),
  acquisition_budget: moneySchema
    .default('0')
    .describe('The most that the gifts of a new player may be worth in total, for each new verified contact'),
  promotions: z.array(promotionFileSchema),
});

export type PromotionsFile = z.infer<typeof promotionsFileSchema>;

function paysCash(offer: z.infer<typeof offerSchema>): boolean {
  return offer.kind === 'cashback' && offer.paid_as === 'cash';
}

/**
 * Make a site's promotions and award terms what its brand's file says; needs the owner's rights. What is no longer in the file
 * becomes inactive: its bonuses stay.
 */
export async function importPromotions(
  trx: Database,
  siteId: number,
  file: PromotionsFile,
  brand: Pick<Brand, 'artUrl'>,
): Promise<void> {
  await importAwardTerms(trx, siteId, file);
  await importRows(trx, siteId, file, brand);
}

async function importAwardTerms(trx: Database, site_id: number, file: PromotionsFile): Promise<void> {
  const terms = JSON.stringify(file.award_terms);
  await trx
    .insertInto('rewards.award_terms')
    .values({ site_id, terms })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ terms }))
    .execute();
}

async function importRows(
  trx: Database,
  site_id: number,
  file: PromotionsFile,
  brand: Pick<Brand, 'artUrl'>,
): Promise<void> {
  await trx
    .updateTable('rewards.promotion')
    .set({ status: 'inactive' })
    .where('site_id', '=', site_id)
    .execute();
  for (const [position, promotion] of file.promotions.entries()) {
    const row = {
      kind: promotion.offer.kind,
      status: 'active',
      position,
      image_url: promotion.image === '' ? '' : brand.artUrl(promotion.image),
      words: JSON.stringify({
        ...promotion.words,
        body: sanitised(promotion.words.body),
        ...(promotion.words.terms ? { terms: sanitised(promotion.words.terms) } : {}),
      }),
      starts_at: promotion.starts_at ?? null,
      ends_at: promotion.ends_at ?? endAfter(promotion.open_days),
      audience: promotion.audience,
      audience_days: promotion.audience_days ?? null,
      audience_level: promotion.audience_level ?? null,
      offer: JSON.stringify(promotion.offer),
      bonus_terms: promotion.bonus_terms === undefined ? null : JSON.stringify(promotion.bonus_terms),
    };
    await trx
      .insertInto('rewards.promotion')
      .values({ ...row, site_id, promotion_id: newId(), promotion_code: promotion.code })
      .onConflict((conflict) => conflict.columns(['site_id', 'promotion_code']).doUpdateSet(row))
      .execute();
  }
}

/** The midnight by which a promotion has been open for whole days. */
function endAfter(days: number | undefined): string | null {
  if (days === undefined) return null;
  return startOfDay(dayOf(daysLater(systemClock.now(), days + 1))).toISOString();
}

function sanitised(words: Words): Words {
  return {
    EN: sanitizeCmsBody(words.EN),
    PHP: sanitizeCmsBody(words.PHP),
    CN: sanitizeCmsBody(words.CN),
  };
}
