import { isDeepStrictEqual } from 'node:util';
import { sql, type Database } from '../../kernel/database.ts';
import { refuse } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { DocumentSite } from './site-of.ts';

/** Who published something. Null stands for a draft that was published at its time. */
export interface Publisher {
  readonly operatorId: string | null;
  readonly name: string;
}

/** A document whose content is JSON. */
export interface NamedContent {
  readonly document: string;
  readonly content: unknown;
}

export interface Published {
  readonly revisionId: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Publish a document: write it, keep what was there before, and throw its draft away. Two at once take turns. Every node
 * forgets the pages of the site when the transaction ends. Throws `documentUnchanged` if the site has it already.
 */
export async function publishDocument(
  trx: Database,
  site: DocumentSite,
  options: {
    readonly document: string;
    readonly read: () => Promise<NamedContent>;
    readonly write: () => Promise<void>;
    readonly by: Publisher;
    readonly now: Date;
    readonly restores?: string | undefined;
  },
): Promise<Published> {
  const { document, read, write, by, now } = options;
  await sql`select from sites.site where site_id = ${site.siteId} for update`.execute(trx);
  const before = (await read()).content;
  await write();
  // What was written is read again: markup was sanitised, and that is what a restoration brings back.
  const after = (await read()).content;
  await trx
    .deleteFrom('sites.draft')
    .where('site_id', '=', site.siteId)
    .where('document', '=', document)
    .execute();
  if (isDeepStrictEqual(before, after)) throw refuse('documentUnchanged');
  const revisionId = newId();
  await trx
    .insertInto('sites.revision')
    .values({
      revision_id: revisionId,
      site_id: site.siteId,
      document,
      operator_id: by.operatorId,
      operator_name: by.name,
      at: now,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      restores: options.restores ?? null,
    })
    .execute();
  await announceSite(trx, site.siteId);
  return { revisionId, before, after };
}

/** Let every node forget a site and its pages, once the transaction ends. */
export async function announceSite(trx: Database, siteId: number): Promise<void> {
  await sql`select pg_notify('sites_changed', ${siteId}::text)`.execute(trx);
}

/** What was published of some documents of a site, latest first. */
export async function listRevisions(
  db: Database,
  query: {
    readonly siteId: number;
    readonly documents: readonly string[];
    readonly before?: string | undefined;
    readonly limit: number;
  },
) {
  let found = db
    .selectFrom('sites.revision')
    .selectAll()
    .where('site_id', '=', query.siteId)
    .where('document', 'in', query.documents)
    .orderBy('revision_id', 'desc')
    .limit(query.limit);
  if (query.before !== undefined) found = found.where('revision_id', '<', query.before);
  return found.execute();
}

/** A change of a document of a site. Throws `revisionNotFound` if the site has none of this id. */
export async function findRevision(db: Database, siteId: number, revisionId: string) {
  const row = await db
    .selectFrom('sites.revision')
    .select(['document', 'before'])
    .where('site_id', '=', siteId)
    .where('revision_id', '=', revisionId)
    .executeTakeFirst();
  if (!row) throw refuse('revisionNotFound');
  return row;
}

/** What the audit keeps of a document: what differs, with long texts cut. The whole is in its revision. */
export function differenceOf(
  before: unknown,
  after: unknown,
): { before: Readonly<Record<string, unknown>>; after: Readonly<Record<string, unknown>> } {
  const from = entriesOf(before);
  const to = entriesOf(after);
  const names = [...new Set([...from.keys(), ...to.keys()])].filter(
    (name) => !isDeepStrictEqual(from.get(name), to.get(name)),
  );
  const cut = (entries: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(
      names.flatMap((name) => (entries.has(name) ? [[name, shortened(entries.get(name))]] : [])),
    );
  return { before: cut(from), after: cut(to) };
}

const longest = 300;

function shortened(value: unknown): unknown {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length <= longest ? value : `${text.slice(0, longest)}…`;
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
