import { promotionDocumentSchema, type PromotionDocument } from '@marquee/contract/operator-promotions.ts';
import { z } from 'zod';
import type { App as BonusApp } from '../bonus/app.ts';
import {
  readPromotionDocument,
  requirePublished,
  writePromotion,
  type PublishedPromotion,
} from '../bonus/promotions/document.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { readDrafts } from '../sites/documents/drafts.ts';
import { publishDocument, type Published, type Publisher } from '../sites/documents/revisions.ts';
import type { DocumentSite } from '../sites/documents/site-of.ts';

/** Each promotion is a document of its site, under its code. */
const prefix = 'promotion:';

export function documentName(code: string): string {
  return `${prefix}${code}`;
}

/** The code of the promotion that a document is; undefined for any other document. */
export function codeOf(document: string): string | undefined {
  return document.startsWith(prefix) ? document.slice(prefix.length) : undefined;
}

interface Publication {
  readonly by: Publisher;
  readonly now: Date;
  readonly restores?: string;
}

/** Publish a promotion: players can get it from now on, or from its beginning. See `publishDocument`. */
export async function publishPromotion(
  app: Pick<BonusApp, 'vipLevels'>,
  trx: Database,
  site: DocumentSite,
  code: string,
  wanted: PublishedPromotion,
  publication: Publication,
): Promise<Published> {
  const document = documentName(code);
  return publishDocument(trx, site, {
    ...publication,
    document,
    read: async () => ({ document, content: await readPromotionDocument(trx, site, code) }),
    write: () => writePromotion(app, trx, site, code, wanted),
  });
}

/**
 * Stop a promotion: nobody can get it any more. Bonuses that were claimed go on by their terms. A cashback that runs ends now
 * instead, so that the period in which players have played for it is still paid. Throws `promotionNotFound`, or
 * `documentUnchanged` if it is over.
 */
export async function stopPromotion(
  app: Pick<BonusApp, 'vipLevels'>,
  trx: Database,
  site: DocumentSite,
  code: string,
  publication: Publication,
): Promise<Published> {
  const { status, promotion } = await requirePublished(trx, site, code);
  const { now } = publication;
  const isOver = promotion.ends_at !== null && Date.parse(promotion.ends_at) <= now.getTime();
  if (status === 'stopped' || isOver) throw refuse('documentUnchanged');
  const hasBegun = promotion.starts_at === null || Date.parse(promotion.starts_at) < now.getTime();
  const wanted: PublishedPromotion =
    promotion.offer.kind === 'cashback' && hasBegun
      ? { status: 'active', promotion: { ...promotion, ends_at: now.toISOString() } }
      : { status: 'stopped', promotion };
  return publishPromotion(app, trx, site, code, wanted, publication);
}

/** Check that a site has neither a promotion nor a draft of a code. Throws `promotionExists`. */
export async function requireFree(db: Database, site: DocumentSite, code: string): Promise<void> {
  const [published, drafts] = await Promise.all([
    readPromotionDocument(db, site, code),
    readDrafts(db, site.siteId, documentName(code)),
  ]);
  if (published || drafts.length > 0) throw refuse('promotionExists');
}

/** The stored draft of a promotion, if this version can still use it. */
export function storedDraft(content: unknown): PromotionDocument | undefined {
  const parsed = promotionDocumentSchema.safeParse(content);
  return parsed.success ? parsed.data : undefined;
}

const publishedSchema = z.object({
  status: z.enum(['active', 'stopped']),
  promotion: promotionDocumentSchema,
});

/** What a revision keeps of a promotion; undefined where there was none, or where this version cannot use it. */
export function storedPublished(content: unknown): PublishedPromotion | undefined {
  const parsed = publishedSchema.safeParse(content);
  return parsed.success ? parsed.data : undefined;
}
