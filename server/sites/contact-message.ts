import type { App } from './app.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import type { Site } from './site.ts';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  /** Plain text. Must be escaped wherever it is shown. */
  readonly message: string;
  /** The player who was signed in; undefined for a visitor. */
  readonly playerId: bigint | undefined;
}

interface Mailer {
  send(mail: {
    siteId: number;
    channel: 'email';
    recipient: string;
    subject: string;
    body: string;
  }): Promise<void>;
}

/**
 * Store a message to the site's staff and e-mail it to the site's contact address, if it has one. The message is stored
 * first, so `npm run operator -- messages` shows it even if the e-mail fails. Returns its id.
 */
export async function receiveContactMessage(
  app: Pick<App, 'db' | 'clock' | 'log'> & { readonly delivery: Mailer },
  site: Site,
  { name, email, topic, message, playerId }: ContactMessage,
  request: RequestFacts,
): Promise<string> {
  const id = newId();
  await app.db
    .insertInto('sites.contact_message')
    .values({
      site_id: site.siteId,
      contact_message_id: id,
      player_id: playerId ?? null,
      name,
      email,
      topic,
      message,
      ip: request.ip,
      created_at: app.clock.now(),
    })
    .execute();
  if (site.contactEmail) {
    const delivered = app.delivery.send({
      siteId: site.siteId,
      channel: 'email',
      recipient: site.contactEmail,
      subject: `${site.shown.site_name}: ${topic}`,
      body: `${name} <${email}>\n\n${message}`,
    });
    // The sender does not wait for the mail server.
    delivered.catch((error: unknown) =>
      app.log.warn({ err: error, contact_message_id: id }, 'a contact message could not be e-mailed'),
    );
  }
  return id;
}

/** The messages that nobody has answered or closed, the oldest first. */
export async function openContactMessages(db: Database) {
  return db
    .selectFrom('sites.contact_message as message')
    .innerJoin('sites.site as site', 'site.site_id', 'message.site_id')
    .select([
      'site.site_code',
      'message.contact_message_id',
      'message.name',
      'message.email',
      'message.topic',
      'message.message',
      'message.created_at',
    ])
    .where('message.answered_at', 'is', null)
    .where('message.closed_at', 'is', null)
    .orderBy('message.created_at')
    .execute();
}

/** Mark a message as answered. Returns false if it does not exist or was answered before. */
export async function markAnswered(
  app: Pick<App, 'db' | 'clock'>,
  contactMessageId: string,
  operator: string,
): Promise<boolean> {
  const changed = await app.db
    .updateTable('sites.contact_message')
    .set({ answered_at: app.clock.now(), answered_by: operator })
    .where('contact_message_id', '=', contactMessageId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
