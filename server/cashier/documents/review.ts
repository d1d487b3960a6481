import { refuse } from '../../kernel/errors.ts';
import { sql, type Database } from '../../kernel/database.ts';
import type { Minor } from '../../kernel/money.ts';
import type { App } from '../app.ts';
import { cashierNews } from '../news.ts';
import { openDocument } from './sealed.ts';
import { documentKindOf, documentStateOf, type DocumentKind, type DocumentState } from './standing.ts';

type Sites = readonly number[] | undefined;

export interface DocumentQuery {
  /** Undefined for all. */
  readonly sites: Sites;
  readonly playerId?: bigint | undefined;
  readonly state?: DocumentState | undefined;
  /** Only documents after this one where they wait, and before it otherwise. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Documents without their content: those that wait oldest first, others latest first. */
export async function listDocuments(db: Database, query: DocumentQuery) {
  const isQueue = query.state === 'waiting';
  let found = documents(db, query.sites);
  if (query.playerId !== undefined) found = found.where('document.player_id', '=', query.playerId);
  if (query.state !== undefined) found = found.where('document.state', '=', query.state);
  if (query.after !== undefined)
    found = found.where('document.document_id', isQueue ? '>' : '<', query.after);
  const rows = await found
    .orderBy('document.document_id', isQueue ? 'asc' : 'desc')
    .limit(query.limit)
    .execute();
  return rows.map((row) => ({ ...row, kind: documentKindOf(row.kind), state: documentStateOf(row.state) }));
}

function documents(db: Database, sites: Sites) {
  const found = db
    .selectFrom('cashier.document as document')
    .innerJoin('players.account as player', (join) =>
      join
        .onRef('player.site_id', '=', 'document.site_id')
        .onRef('player.player_id', '=', 'document.player_id'),
    )
    .innerJoin('sites.profile as site', 'site.site_id', 'document.site_id')
    .select([
      'document.site_id',
      'document.player_id',
      'document.document_id',
      'document.kind',
      'document.media_type',
      'document.state',
      'document.expires_on',
      'document.reason',
      'document.created_at',
      'document.decided_by',
      'document.decided_at',
      'player.account_id',
      'site.site_code',
    ]);
  return sites ? found.where('document.site_id', 'in', sites.length > 0 ? sites : [-1]) : found;
}

/** A document of one of the sites, or undefined. */
export function findDocument(db: Database, sites: Sites, documentId: string) {
  return documents(db, sites).where('document.document_id', '=', documentId).executeTakeFirst();
}

export type FoundDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** The content of a document, in base64. Throws `documentNotFound` if it was erased. */
export async function readDocument(
  app: Pick<App, 'players'>,
  db: Database,
  document: FoundDocument,
): Promise<string> {
  const { site_id: siteId, player_id: playerId, document_id: documentId } = document;
  const { content_sealed } = await db
    .selectFrom('cashier.document')
    .select('content_sealed')
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  if (content_sealed.length === 0) throw refuse('documentNotFound');
  return openDocument(app, content_sealed, { siteId, playerId, documentId });
}

export type DocumentDecision =
  | { readonly state: 'approved'; readonly by: string; readonly expiresOn: string | null }
  | { readonly state: 'refused'; readonly by: string; readonly reason: string };

/** Decide on a document that waits, in the caller's transaction, and tell the player. False if it was decided before. */
export async function decideDocument(
  app: Pick<App, 'clock' | 'events'>,
  trx: Database,
  document: FoundDocument,
  decision: DocumentDecision,
): Promise<boolean> {
  const { site_id: siteId, player_id: playerId, document_id: id } = document;
  const changed = await trx
    .updateTable('cashier.document')
    .set({
      state: decision.state,
      expires_on: decision.state === 'approved' ? decision.expiresOn : null,
      reason: decision.state === 'refused' ? decision.reason : '',
      decided_by: decision.by,
      decided_at: app.clock.now(),
    })
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('document_id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) return false;
  await app.events.tell(
    trx,
    cashierNews,
    decision.state === 'approved'
      ? { siteId, playerId, id, about: 'document_approved' }
      : { siteId, playerId, id, about: 'document_refused', reason: decision.reason },
  );
  return true;
}

/** From which amount withdrawn each site asks for each kind. */
export async function listDocumentRules(db: Database, sites: Sites) {
  let found = db
    .selectFrom('cashier.document_rule as rule')
    .innerJoin('sites.profile as site', 'site.site_id', 'rule.site_id')
    .select(['rule.site_id', 'rule.kind', 'rule.from_amount', 'site.site_code', 'site.currency']);
  if (sites) found = found.where('rule.site_id', 'in', sites.length > 0 ? sites : [-1]);
  const rows = await found.orderBy('site.site_code').orderBy('rule.kind').execute();
  return rows.map((row) => ({ ...row, kind: documentKindOf(row.kind) }));
}

/** Set or remove (null) the rule of a site. Returns the amount before, or null. */
export async function saveDocumentRule(
  trx: Database,
  rule: { siteId: number; kind: DocumentKind; fromAmount: Minor | null },
): Promise<Minor | null> {
  const key = { site_id: rule.siteId, kind: rule.kind };
  const { rows } = await sql<{ from_amount: Minor }>`
    select from_amount from cashier.document_rule where site_id = ${rule.siteId} and kind = ${rule.kind} for update`.execute(
    trx,
  );
  if (rule.fromAmount === null) {
    await trx
      .deleteFrom('cashier.document_rule')
      .where((eb) => eb.and(key))
      .execute();
  } else {
    await trx
      .insertInto('cashier.document_rule')
      .values({ ...key, from_amount: rule.fromAmount })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'kind']).doUpdateSet({ from_amount: rule.fromAmount ?? 0n }),
      )
      .execute();
  }
  return rows[0]?.from_amount ?? null;
}
