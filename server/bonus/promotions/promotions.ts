import type { Selectable } from 'kysely';
import { z } from 'zod';
import type {
  freeSpinsSchema,
  promotionDetailSchema,
  promotionSchema,
} from '@marquee/contract/promotions.ts';
import type { App } from '../app.ts';
import { sql, type Database, type DB } from '../../kernel/database.ts';
import { refuse } from '../../kernel/errors.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import type { Site } from '../../sites/site.ts';
import { presentTerms } from '../terms.ts';
import type { PromotedLevel } from '../vip-levels.ts';
import { inLanguage, wordsSchema } from '../../sites/words.ts';
import { isClaimable, minimumDepositOf, parseOffer, type Offer } from './offer.ts';

export type PromotionRow = Selectable<DB['rewards.promotion']>;
type Shown = z.infer<typeof promotionSchema>;

/** How many days after sign-up a player counts as new, unless the promotion sets its own number. */
export const newPlayerDays = 7;

/** The words of a promotion as in a brand's file. */
export const promotionWordsSchema = z.strictObject({
  title: wordsSchema,
  summary: wordsSchema,
  body: wordsSchema,
  terms: wordsSchema
    .optional()
    .describe('Terms beyond the figures; the site writes the rest from the figures'),
});

const storedText = z.record(z.string(), z.string());
/** The words of a promotion as they are stored. A language in which a text is missing is left out of it. */
const storedWordsSchema = z.object({
  title: storedText,
  summary: storedText,
  body: storedText,
  terms: storedText.optional(),
});

/** Takes the value of the column `words`. */
export function parsePromotionWords(column: unknown): z.infer<typeof storedWordsSchema> {
  return storedWordsSchema.parse(column);
}

/** A site's active promotions that have not ended, in their order. Includes those that have not started yet. */
export function openPromotions(db: Database, siteId: number, now: Date) {
  return db
    .selectFrom('rewards.promotion')
    .where('site_id', '=', siteId)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('promotion_id');
}

/** A page of open promotions as they are shown. */
export async function listPromotions(
  app: Pick<App, 'db' | 'clock' | 'vipLevels'>,
  site: Site,
  query: { page: number; pageSize: number; language: string },
): Promise<{ value: Shown[]; total: number }> {
  const open = openPromotions(app.db, site.siteId, app.clock.now());
  const [rows, count, levels] = await Promise.all([
    open
      .selectAll()
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    open
      .clearOrderBy()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
    app.vipLevels.levelsOf(app.db, site.siteId),
  ]);
  return {
    value: rows.map((row) => presentPromotion(row, site, levels, query.language)),
    total: count.total,
  };
}

/** One promotion with all of its terms. Throws `promotionNotFound`. */
export async function showPromotion(
  app: Pick<App, 'db' | 'vipLevels'>,
  site: Site,
  promotionId: string,
  language: string,
): Promise<z.infer<typeof promotionDetailSchema>> {
  const [row, levels] = await Promise.all([
    findPromotion(app.db, site.siteId, promotionId),
    app.vipLevels.levelsOf(app.db, site.siteId),
  ]);
  if (!row) throw refuse('promotionNotFound');
  const words = parsePromotionWords(row.words);
  const offer = parseOffer(row.offer);
  const [free_spins = null] = await presentFreeSpins(app.db, [offer]);
  return {
    ...presentPromotion(row, site, levels, language),
    body: inLanguage(words.body, language),
    terms: words.terms ? inLanguage(words.terms, language) : '',
    ...figuresOf(offer),
    audience_days: row.audience === 'new' ? (row.audience_days ?? newPlayerDays) : null,
    free_spins,
    bonus_terms: row.bonus_terms === null ? null : presentTerms(row.bonus_terms),
  };
}

/** An active promotion of a site, whether it is open or not. */
export function findPromotion(
  db: Database,
  siteId: number,
  promotionId: string,
): Promise<PromotionRow | undefined> {
  return db
    .selectFrom('rewards.promotion')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('promotion_id', '=', promotionId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** The same, held as it is until the transaction ends: a promotion is stopped before a claim or after it. */
export function holdPromotion(
  trx: Database,
  siteId: number,
  promotionId: string,
): Promise<PromotionRow | undefined> {
  return trx
    .selectFrom('rewards.promotion')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('promotion_id', '=', promotionId)
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst();
}

function presentPromotion(
  row: PromotionRow,
  site: Site,
  levels: readonly PromotedLevel[],
  language: string,
): Shown {
  const words = parsePromotionWords(row.words);
  const offer = parseOffer(row.offer);
  return {
    promotion_id: row.promotion_id,
    promotion_code: row.promotion_code,
    kind: promotionKind(offer),
    title: inLanguage(words.title, language),
    summary: inLanguage(words.summary, language),
    image_url: row.image_url,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    audience: row.audience === 'new' || row.audience === 'vip' ? row.audience : 'all',
    audience_vip_name:
      row.audience === 'vip' ? inLanguage(levels[row.audience_level ?? 0]?.vip_name ?? {}, language) : '',
    is_claimable: isClaimable(offer),
    needs_deposit: minimumDepositOf(offer) !== undefined,
    currency: site.currency,
  };
}

function promotionKind(offer: Offer): Shown['kind'] {
  if (offer.kind === 'award') throw new Error('An award is not a promotion');
  return offer.kind;
}

function figuresOf(offer: Offer) {
  const minimum = minimumDepositOf(offer);
  return {
    percent: 'percent' in offer ? offer.percent : null,
    amount: 'amount' in offer ? money(offer.amount) : null,
    maximum_bonus: 'maximum_bonus' in offer ? money(offer.maximum_bonus) : null,
    minimum_deposit: minimum === undefined ? null : money(minimum),
    deposit_number: ('deposit_number' in offer ? offer.deposit_number : undefined) ?? null,
    wait_days: minimum !== undefined && 'wait_days' in offer ? offer.wait_days : null,
    claims_in_all: ('claims_in_all' in offer ? offer.claims_in_all : undefined) ?? null,
    claim_period: 'claim_period' in offer ? offer.claim_period : ('once' as const),
    is_stackable: 'stackable' in offer ? offer.stackable : true,
    cashback:
      offer.kind === 'cashback'
        ? {
            period: offer.period,
            minimum_payout: money(offer.minimum_payout),
            maximum_payout: offer.maximum_payout === undefined ? null : money(offer.maximum_payout),
            paid_as: offer.paid_as,
          }
        : null,
  };
}

/** The free rounds of each offer with the game's name, in the order of the offers; null for an offer without any. */
export async function presentFreeSpins(
  db: Database,
  offers: readonly Offer[],
): Promise<(z.infer<typeof freeSpinsSchema> | null)[]> {
  const wanted = offers.filter((offer) => offer.kind === 'free_spins');
  const games =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('catalog.listed_game')
          .select(['provider_code', 'game_code', 'game_name'])
          .where(
            'game_code',
            'in',
            wanted.map((offer) => offer.game_code),
          )
          .execute();
  return offers.map((offer) => {
    if (offer.kind !== 'free_spins') return null;
    const { count, provider_code, game_code } = offer;
    const game = games.find((one) => one.provider_code === provider_code && one.game_code === game_code);
    return {
      count,
      spin_value: money(offer.spin_value),
      provider_code,
      game_code,
      game_name: game?.game_name ?? game_code,
    };
  });
}

/** `"100"` → `"100.00"`. */
function money(decimal: string): string {
  return formatMoney(parseMoney(decimal));
}
