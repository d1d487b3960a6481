import type { App } from './app.ts';
import { sql } from '../kernel/database.ts';
import { deleteInBatches } from '../kernel/delete-in-batches.ts';

const day_ms = 86_400_000;
/** Letters to support: as long as somebody may come back to one. */
const letters_days = 730;

/** Forget visits that advertisements brought, after the same time as sign-ins, and old letters to support. Answers how many. */
export async function tidySites(app: Pick<App, 'db' | 'clock' | 'config'>): Promise<number> {
  const ago = (days: number) => new Date(app.clock.now().getTime() - days * day_ms);
  return (
    (await deleteInBatches(app.db, 'sites.ad_visit', sql`created_at < ${ago(app.config.ACCESS_LOG_DAYS)}`)) +
    (await deleteInBatches(app.db, 'sites.contact_message', sql`created_at < ${ago(letters_days)}`))
  );
}
