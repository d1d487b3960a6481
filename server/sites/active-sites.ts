import type { Database } from '../kernel/database.ts';

/** The sites that are open, in the order in which they came. */
export function activeSites(db: Database) {
  return db
    .selectFrom('sites.site')
    .select(['site_id', 'theme_code'])
    .where('status', '=', 'active')
    .orderBy('site_id')
    .execute();
}
