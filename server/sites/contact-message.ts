import type { App } from './app.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { newId } from '../kernel/ids.ts';
import type { Site } from './site.ts';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  /** Plain text; shown escaped wherever it is shown. */
  readonly message: string;
  /** Whose session wrote it; undefined for a visitor. */
  readonly playerId: bigint | undefined;
}

/** Who takes mail to the people behind a site. */
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
 * Keep a message to the people behind a site, and send it to their address where they have one. It is kept first: what
 * cannot be sent is still found by `npm run operator -- messages`. Answers its id.
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
    // Whoever wrote does not wait for the mail server.
    delivered.catch((error: unknown) => app.log.warn({ err: error, contact_message_id: id }, 'not sent on'));
  }
  return id;
}
