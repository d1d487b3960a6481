import type { Clock } from '../kernel/clock.ts';
import { sql, type Database } from '../kernel/database.ts';
import type { Logger } from '../kernel/log.ts';
import type { Delivery } from '../players/delivery/delivery.ts';

const hour_ms = 3_600_000;
const keptFor_ms = 30 * 86_400_000;
const mostText = 300;

type Tallied = 'email' | 'sms' | 'push';
type TallyApp = { readonly db: Database; readonly clock: Clock; readonly log: Logger };

/** Count how messages went by hour. What an error says is kept without addresses and numbers, which may be a recipient's. */
export async function tallyDelivery(app: TallyApp, channel: Tallied, error: unknown): Promise<void> {
  const now = app.clock.now();
  const hour = new Date(Math.floor(now.getTime() / hour_ms) * hour_ms);
  const failed = error === undefined ? 0 : 1;
  const text = failed === 0 ? '' : withoutRecipients(error instanceof Error ? error.message : String(error));
  // A message was sent or was not; that this cannot be counted changes nothing about it.
  await sql`
    insert into system.delivery_hour as was (hour, channel, sent, failed, last_error, last_failed_at)
    values (${hour}, ${channel}, ${1 - failed}, ${failed}, ${text}, ${failed === 0 ? null : now})
    on conflict (hour, channel) do update set sent = was.sent + excluded.sent, failed = was.failed + excluded.failed,
      last_error = case when excluded.failed = 0 then was.last_error else excluded.last_error end,
      last_failed_at = coalesce(excluded.last_failed_at, was.last_failed_at)`
    .execute(app.db)
    .catch((reason: unknown) => app.log.warn({ err: reason }, 'how a message went could not be counted'));
}

/** A delivery that counts what it sends. */
export function talliedDelivery(app: TallyApp, delivery: Delivery): Delivery {
  return {
    close: () => delivery.close(),
    send: async (message) => {
      try {
        await delivery.send(message);
      } catch (error) {
        await tallyDelivery(app, message.channel, error);
        throw error;
      }
      await tallyDelivery(app, message.channel, undefined);
    },
  };
}

function withoutRecipients(text: string): string {
  return text
    .replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…')
    .replaceAll(/\+?\d{6,}/g, '…')
    .slice(0, mostText);
}

/** How messages of each channel went since a time. */
export async function readDeliveries(db: Database, since: Date) {
  const { rows } = await sql<{
    channel: Tallied;
    sent: number;
    failed: number;
    lastError: string;
    lastFailedAt: Date | null;
  }>`
    select channel, sum(sent)::int as sent, sum(failed)::int as failed, max(last_failed_at) as "lastFailedAt",
      coalesce((array_agg(last_error order by last_failed_at desc) filter (where failed > 0))[1], '') as "lastError"
    from system.delivery_hour where hour >= ${since} group by channel order by channel`.execute(db);
  return rows;
}

/** Forget what is older than thirty days. */
export async function tidyDeliveries(app: TallyApp): Promise<number> {
  const gone = await app.db
    .deleteFrom('system.delivery_hour')
    .where('hour', '<', new Date(app.clock.now().getTime() - keptFor_ms))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
