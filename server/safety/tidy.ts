import type { App } from './app.ts';
import { sql } from '../kernel/database.ts';
import { deleteInBatches } from '../kernel/delete-in-batches.ts';

const day_ms = 86_400_000;

/**
 * Forget when players played, and which reality checks they saw, after the same time as their sign-ins. Limits look back 30
 * days, reality checks to the beginning of a session. Limits, breaks and the record of them stay. Answers how many.
 */
export async function tidySafety(app: Pick<App, 'db' | 'clock' | 'config'>): Promise<number> {
  const before = new Date(app.clock.now().getTime() - app.config.ACCESS_LOG_DAYS * day_ms);
  return (
    (await deleteInBatches(app.db, 'safety.play_span', sql`last_at < ${before}`)) +
    (await deleteInBatches(app.db, 'safety.reality_check_seen', sql`seen_at < ${before}`))
  );
}
