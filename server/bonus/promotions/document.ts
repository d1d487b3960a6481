import type { PromotionDocument, promotionStates } from '@marquee/contract/operator-promotions.ts';
import { promotionOfferSchema, storedTermsSchema } from '@marquee/contract/promotion-rules.ts';
import type { Database } from '../../kernel/database.ts';
import { refuse, refuseField } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { sanitizeCmsBody } from '../../sites/cms-body.ts';
import { requireOwnPictures } from '../../sites/documents/own-pictures.ts';
import type { DocumentSite } from '../../sites/documents/site-of.ts';
import { writtenText, type WrittenText } from '../../sites/documents/texts.ts';
import type { App } from '../app.ts';
import { parsePromotionWords, type PromotionRow } from './promotions.ts';

export type PromotionState = (typeof promotionStates)[number];

/** A promotion that was published: what it is, and whether players can still get it. */
export interface PublishedPromotion {
  readonly status: 'active' | 'stopped';
  readonly promotion: PromotionDocument;
}

/** A promotion as it stands in its row; null if none of this code was published. */
export async function readPromotionDocument(
  db: Database,
  { siteId }: DocumentSite,
  code: string,
): Promise<PublishedPromotion | null> {
  const row = await db
    .selectFrom('rewards.promotion')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('promotion_code', '=', code)
    .executeTakeFirst();
  if (!row) return null;
  return { status: row.status === 'active' ? 'active' : 'stopped', promotion: documentOf(row) };
}

/** How a promotion that was published stands. */
export function stateOf(
  row: Pick<PromotionRow, 'status' | 'starts_at' | 'ends_at'>,
  now: Date,
): PromotionState {
  if (row.status !== 'active') return 'stopped';
  if (row.ends_at !== null && row.ends_at <= now) return 'ended';
  return row.starts_at !== null && row.starts_at > now ? 'upcoming' : 'running';
}

export function documentOf(row: PromotionRow): PromotionDocument {
  const words = parsePromotionWords(row.words);
  return {
    position: row.position,
    image_url: row.image_url,
    words: {
      title: writtenText(words.title),
      summary: writtenText(words.summary),
      body: writtenText(words.body),
      terms: writtenText(words.terms ?? {}),
    },
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    audience: row.audience === 'new' || row.audience === 'vip' ? row.audience : 'all',
    audience_days: row.audience_days,
    audience_level: row.audience_level,
    offer: promotionOfferSchema.parse(row.offer),
    bonus_terms: row.bonus_terms === null ? null : storedTermsSchema.parse(row.bonus_terms),
  };
}

/**
 * Make a promotion what a document says, so that players can get it. Bonuses that were claimed before keep their terms. Throws
 * `invalidInput` for the field that the rules of promotions do not allow.
 */
export async function writePromotion(
  app: Pick<App, 'vipLevels'>,
  trx: Database,
  site: DocumentSite,
  code: string,
  { status, promotion }: PublishedPromotion,
): Promise<void> {
  if (status === 'active') await requirePromotion(app, trx, site, promotion);
  const { words } = promotion;
  const row = {
    kind: promotion.offer.kind,
    status: status === 'active' ? 'active' : 'inactive',
    position: promotion.position,
    image_url: promotion.image_url,
    words: JSON.stringify({
      title: stored(words.title),
      summary: stored(words.summary),
      body: stored(sanitised(words.body)),
      ...(words.terms.EN === '' ? {} : { terms: stored(sanitised(words.terms)) }),
    }),
    starts_at: promotion.starts_at,
    ends_at: promotion.ends_at,
    audience: promotion.audience,
    audience_days: promotion.audience === 'new' ? promotion.audience_days : null,
    audience_level: promotion.audience === 'vip' ? promotion.audience_level : null,
    offer: JSON.stringify(promotion.offer),
    bonus_terms: promotion.bonus_terms === null ? null : JSON.stringify(promotion.bonus_terms),
  };
  await trx
    .insertInto('rewards.promotion')
    .values({ ...row, site_id: site.siteId, promotion_id: newId(), promotion_code: code })
    .onConflict((conflict) => conflict.columns(['site_id', 'promotion_code']).doUpdateSet(row))
    .execute();
}

/** Check a promotion by the rules of the domain. Throws `invalidInput` with the field at fault. */
export async function requirePromotion(
  app: Pick<App, 'vipLevels'>,
  db: Database,
  site: DocumentSite,
  promotion: PromotionDocument,
): Promise<void> {
  const { starts_at, ends_at, offer, bonus_terms, image_url } = promotion;
  if (starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) {
    throw refuseField('promotion.ends_at', 'a time after the beginning');
  }
  const paysCash = offer.kind === 'cashback' && offer.paid_as === 'cash';
  if (bonus_terms === null && !paysCash) {
    throw refuseField('promotion.bonus_terms.wagering_multiple', 'how often the bonus must be wagered');
  }
  if (bonus_terms !== null && Object.values(bonus_terms.game_weights).every((weight) => weight === 0)) {
    throw refuseField('promotion.bonus_terms.game_weights', 'at least one kind of game that counts');
  }
  if (promotion.audience === 'vip') {
    const levels = await app.vipLevels.levelsOf(db, site.siteId);
    const level = promotion.audience_level;
    if (level === null || level >= levels.length) {
      throw refuseField('promotion.audience_level', 'a level of the site');
    }
  }
  if (offer.kind === 'free_spins') await requireGame(db, site, offer);
  if (image_url !== '')
    await requireOwnPictures(db, site, [{ field: 'promotion.image_url', url: image_url }]);
}

async function requireGame(
  db: Database,
  { siteId }: DocumentSite,
  game: { readonly provider_code: string; readonly game_code: string },
): Promise<void> {
  const row = await db
    .selectFrom('catalog.listed_game')
    .innerJoin('catalog.offer', 'catalog.offer.provider_code', 'catalog.listed_game.provider_code')
    .select('game_code')
    .where('catalog.offer.site_id', '=', siteId)
    .where('catalog.listed_game.provider_code', '=', game.provider_code)
    .where('game_code', '=', game.game_code)
    .where('catalog.listed_game.status', '=', 'active')
    .executeTakeFirst();
  if (!row) throw refuseField('promotion.offer.game_code', 'a game of the site');
}

/** Its row for a change of how it stands. Throws `promotionNotFound` if none of this code was published. */
export async function requirePublished(
  db: Database,
  site: DocumentSite,
  code: string,
): Promise<PublishedPromotion> {
  const published = await readPromotionDocument(db, site, code);
  if (!published) throw refuse('promotionNotFound');
  return published;
}

function sanitised({ EN, PHP, CN }: WrittenText): WrittenText {
  return { EN: sanitizeCmsBody(EN), PHP: sanitizeCmsBody(PHP), CN: sanitizeCmsBody(CN) };
}

/** Without the languages in which it is not written. */
function stored({ EN, PHP, CN }: WrittenText): Record<string, string> {
  return { EN, ...(PHP === '' ? {} : { PHP }), ...(CN === '' ? {} : { CN }) };
}
