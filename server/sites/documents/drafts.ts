import type { Database } from '../../kernel/database.ts';
import { refuse } from '../../kernel/errors.ts';
import type { NamedContent, Publisher } from './revisions.ts';

export interface Draft {
  readonly document: string;
  readonly content: unknown;
  readonly savedBy: string;
  readonly savedAt: Date;
  readonly publishAt: Date | null;
}

/** Keep a draft in place of the one before. */
export async function saveDraft(
  trx: Database,
  siteId: number,
  { document, content }: NamedContent,
  options: { readonly by: Publisher; readonly now: Date; readonly publishAt: Date | null },
): Promise<void> {
  const row = {
    content: JSON.stringify(content),
    operator_id: options.by.operatorId,
    operator_name: options.by.name,
    saved_at: options.now,
    publish_at: options.publishAt,
  };
  await trx
    .insertInto('sites.draft')
    .values({ ...row, site_id: siteId, document })
    .onConflict((conflict) => conflict.columns(['site_id', 'document']).doUpdateSet(row))
    .execute();
}

/** Throw a draft away. Throws `draftNotFound` if there is none. */
export async function discardDraft(trx: Database, siteId: number, document: string): Promise<void> {
  const gone = await trx
    .deleteFrom('sites.draft')
    .where('site_id', '=', siteId)
    .where('document', '=', document)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw refuse('draftNotFound');
}

/** The drafts of a site, or one of them. */
export async function readDrafts(db: Database, siteId: number, document?: string): Promise<readonly Draft[]> {
  let found = db.selectFrom('sites.draft').selectAll().where('site_id', '=', siteId);
  if (document !== undefined) found = found.where('document', '=', document);
  const rows = await found.execute();
  return rows.map((row) => ({
    document: row.document,
    content: row.content,
    savedBy: row.operator_name,
    savedAt: row.saved_at,
    publishAt: row.publish_at,
  }));
}

/** The drafts whose time has come, each with its site. */
export async function dueDrafts(db: Database, now: Date) {
  return db
    .selectFrom('sites.draft')
    .innerJoin('sites.profile', 'sites.profile.site_id', 'sites.draft.site_id')
    .select(['sites.draft.site_id', 'site_code', 'document', 'content', 'operator_name'])
    .where('publish_at', '<=', now)
    .execute();
}
