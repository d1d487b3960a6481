import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/ids.ts';
import type { Delivery } from './delivery.ts';

/** The delivery of a demo. Messages are stored and shown at `/_dev/outbox`. */
export function createOutboxDelivery(db: Database, clock: Clock): Delivery {
  return {
    send: async (message) => {
      await db
        .insertInto('players.outbox_message')
        .values({
          site_id: message.siteId,
          message_id: newId(),
          channel: message.channel,
          recipient: message.recipient,
          subject: message.subject,
          body: message.body,
          created_at: clock.now(),
        })
        .execute();
    },
    close: async () => undefined,
  };
}

/** The messages that are kept for a site, the newest first; of one recipient, or of all where it is empty. */
export function keptMessages(
  db: Database,
  siteId: number,
  { recipient, atMost }: { recipient: string; atMost: number },
) {
  const query = db
    .selectFrom('players.outbox_message')
    .select(['channel', 'recipient', 'subject', 'body', 'created_at'])
    .where('site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .limit(atMost);
  return (recipient ? query.where('recipient', '=', recipient) : query).execute();
}
