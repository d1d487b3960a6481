import type { messageStates } from '@marquee/contract/operator-message.ts';
import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';

type Sites = readonly number[] | undefined;
export type MessageState = (typeof messageStates)[number];

const stateOf = sql<MessageState>`case when message.answered_at is not null then 'answered'
  when message.closed_at is not null then 'closed' else 'open' end`;

function messages(db: Database, sites: Sites) {
  const found = db
    .selectFrom('sites.contact_message as message')
    .innerJoin('sites.site as site', 'site.site_id', 'message.site_id')
    .select([
      'message.site_id',
      'message.contact_message_id',
      'message.player_id',
      'message.name',
      'message.email',
      'message.topic',
      'message.message',
      'message.assigned_to',
      'message.created_at',
      'message.answered_at',
      'site.site_code',
      stateOf.as('state'),
    ]);
  return sites ? found.where('message.site_id', 'in', sites.length > 0 ? sites : [-1]) : found;
}

export type InboxMessage = Awaited<ReturnType<ReturnType<typeof messages>['executeTakeFirstOrThrow']>>;

/** Messages of the sites: those that wait oldest first, others latest first, after an id if one is given. */
export function listMessages(
  db: Database,
  query: {
    readonly sites: Sites;
    readonly state: MessageState | 'all';
    /** An operator's address, null for nobody's, undefined for anyone's. */
    readonly assignedTo?: string | null | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<InboxMessage[]> {
  const isQueue = query.state === 'open';
  let found = messages(db, query.sites);
  if (query.state !== 'all') found = found.where(stateOf, '=', query.state);
  if (query.assignedTo === null) found = found.where('message.assigned_to', 'is', null);
  else if (query.assignedTo !== undefined) found = found.where('message.assigned_to', '=', query.assignedTo);
  if (query.after !== undefined) {
    found = found.where('message.contact_message_id', isQueue ? '>' : '<', query.after);
  }
  return found
    .orderBy('message.contact_message_id', isQueue ? 'asc' : 'desc')
    .limit(query.limit)
    .execute();
}

/** A message of one of the sites, or undefined. */
export function findMessage(db: Database, sites: Sites, id: string): Promise<InboxMessage | undefined> {
  return messages(db, sites).where('message.contact_message_id', '=', id).executeTakeFirst();
}

/** What was answered to a message, in the order in which it was sent. */
export function listReplies(db: Database, message: Pick<InboxMessage, 'site_id' | 'contact_message_id'>) {
  return db
    .selectFrom('sites.contact_reply')
    .select(['reply_id', 'subject', 'body', 'sent_by', 'sent_at'])
    .where('site_id', '=', message.site_id)
    .where('contact_message_id', '=', message.contact_message_id)
    .orderBy('reply_id')
    .execute();
}

/** Give a message to an operator, or to nobody. */
export async function assignMessage(
  trx: Database,
  message: InboxMessage,
  operator: string | null,
): Promise<void> {
  await ofMessage(trx, message).set({ assigned_to: operator }).execute();
}

/** Close a message without an answer, or open it again. */
export async function setClosed(
  app: Pick<App, 'clock'>,
  trx: Database,
  message: InboxMessage,
  closedBy: string | null,
): Promise<void> {
  const closed_at = closedBy === null ? null : app.clock.now();
  await ofMessage(trx, message).set({ closed_at, closed_by: closedBy }).execute();
}

export interface Reply {
  /** The same key answers once. */
  readonly idempotencyKey: string;
  readonly subject: string;
  readonly body: string;
  readonly by: string;
}

/** The task of the queue that e-mails an answer. */
export const replyTask = 'contact_reply';

/**
 * Keep an answer, after which the message is answered, and queue its e-mail. Returns its id, or undefined if the key was used
 * before.
 */
export async function keepReply(
  app: Pick<App, 'clock'>,
  trx: Database,
  message: InboxMessage,
  reply: Reply,
): Promise<string | undefined> {
  const now = app.clock.now();
  const kept = await trx
    .insertInto('sites.contact_reply')
    .values({
      site_id: message.site_id,
      contact_message_id: message.contact_message_id,
      reply_id: newId(),
      idempotency_key: reply.idempotencyKey,
      subject: reply.subject,
      body: reply.body,
      sent_by: reply.by,
      sent_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'contact_message_id', 'idempotency_key']).doNothing(),
    )
    .returning('reply_id')
    .executeTakeFirst();
  if (!kept) return undefined;
  await ofMessage(trx, message).set({ answered_at: now, answered_by: reply.by }).execute();
  await sql`select graphile_worker.add_job(${replyTask}::text, json_build_object(
    'site_id', ${message.site_id}::int, 'reply_id', ${kept.reply_id}::text), max_attempts := 12)`.execute(
    trx,
  );
  return kept.reply_id;
}

/** An answer that the mail server has not taken yet, and whom it is for. */
export function replyToMail(db: Database, siteId: number, replyId: string) {
  return db
    .selectFrom('sites.contact_reply as reply')
    .innerJoin('sites.contact_message as message', (join) =>
      join
        .onRef('message.site_id', '=', 'reply.site_id')
        .onRef('message.contact_message_id', '=', 'reply.contact_message_id'),
    )
    .select(['message.email', 'reply.subject', 'reply.body'])
    .where('reply.site_id', '=', siteId)
    .where('reply.reply_id', '=', replyId)
    .where('reply.mailed_at', 'is', null)
    .executeTakeFirst();
}

export async function noteMailed(
  app: Pick<App, 'db' | 'clock'>,
  siteId: number,
  replyId: string,
): Promise<void> {
  await app.db
    .updateTable('sites.contact_reply')
    .set({ mailed_at: app.clock.now() })
    .where('site_id', '=', siteId)
    .where('reply_id', '=', replyId)
    .execute();
}

function ofMessage(trx: Database, message: InboxMessage) {
  return trx
    .updateTable('sites.contact_message')
    .where('site_id', '=', message.site_id)
    .where('contact_message_id', '=', message.contact_message_id);
}

/** The texts that are answered often, by site and title. */
export function listTemplates(db: Database, sites: Sites) {
  const found = db
    .selectFrom('sites.reply_template as template')
    .innerJoin('sites.site as site', 'site.site_id', 'template.site_id')
    .select(['template.site_id', 'template.template_id', 'template.title', 'template.body', 'site.site_code'])
    .orderBy('site.site_code')
    .orderBy('template.title');
  return (sites ? found.where('template.site_id', 'in', sites.length > 0 ? sites : [-1]) : found).execute();
}

export interface SavedTemplate {
  readonly siteId: number;
  /** Undefined for a new one. */
  readonly templateId: string | undefined;
  readonly title: string;
  readonly body: string;
}

/**
 * Write a template. Returns its id and the title before; `exists` if another one of the site has this title, and `unknown`
 * if there is no such template.
 */
export async function saveTemplate(
  app: Pick<App, 'clock'>,
  trx: Database,
  saved: SavedTemplate,
): Promise<{ id: string; before: string | null } | 'exists' | 'unknown'> {
  const all = await listTemplates(trx, [saved.siteId]);
  const before = all.find(({ template_id }) => template_id === saved.templateId);
  if (saved.templateId !== undefined && !before) return 'unknown';
  const same = all.find(({ title }) => title.toLowerCase() === saved.title.toLowerCase());
  if (same && same !== before) return 'exists';
  const id = before?.template_id ?? newId();
  const text = { title: saved.title, body: saved.body, updated_at: app.clock.now() };
  await trx
    .insertInto('sites.reply_template')
    .values({ site_id: saved.siteId, template_id: id, ...text })
    .onConflict((conflict) => conflict.columns(['site_id', 'template_id']).doUpdateSet(text))
    .execute();
  return { id, before: before?.title ?? null };
}

/** Remove a template. Returns its title, or undefined if there is no such template. */
export async function removeTemplate(
  trx: Database,
  siteId: number,
  templateId: string,
): Promise<string | undefined> {
  const removed = await trx
    .deleteFrom('sites.reply_template')
    .where('site_id', '=', siteId)
    .where('template_id', '=', templateId)
    .returning('title')
    .executeTakeFirst();
  return removed?.title;
}
