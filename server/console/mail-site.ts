import type { Database } from '../kernel/database.ts';

/** The site in whose name a mail to an operator is sent: the first of those given, or of all if none is. */
export async function mailSite(db: Database, sites: 'all' | readonly number[]): Promise<number> {
  const [own] = sites === 'all' ? [] : sites;
  if (own !== undefined) return own;
  const first = await db
    .selectFrom('sites.profile')
    .select('site_id')
    .orderBy('site_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return first.site_id;
}
