import { sql, type Database } from '../kernel/database.ts';
import type { PlayerKey } from '../players/session.ts';

/** What a notification says. Amounts, names and reasons are in the message itself, not on a lock screen. */
export const pushSubjects = ['payout_paid', 'payout_refused', 'security', 'message'] as const;
export type PushSubject = (typeof pushSubjects)[number];

/** The queue's task that sends a notification to one browser. */
const task = 'push';
/** With the queue's growing pauses the last attempt is made after about an hour and a half. */
const maxAttempts = 8;

/**
 * Queue a notification for every browser on which the player has switched them on, in the caller's transaction. Each is a
 * job of its own, so that repeating one that failed does not notify the others twice.
 */
export async function queuePush(
  transaction: Database,
  { siteId, playerId }: PlayerKey,
  notification: { readonly subject: PushSubject; readonly category: string; readonly href: string },
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${task}::text, json_build_object(
      'site_id', site_id, 'player_id', player_id::text, 'subscription_id', subscription_id,
      'subject', ${notification.subject}::text, 'category', ${notification.category}::text,
      'href', ${notification.href}::text), max_attempts := ${maxAttempts}::int)
    from players.push_subscription where site_id = ${siteId} and player_id = ${playerId}`.execute(
    transaction,
  );
}
