import { sql, type Database } from '../kernel/database.ts';

/** Sites with what tells them apart, in the order of their names. */
export async function listSites(db: Database, sites: 'all' | readonly number[]) {
  let found = db
    .selectFrom('sites.site')
    .select([
      'site_code',
      'site_name',
      'theme_code',
      'theme_color',
      'currency',
      'languages',
      'status',
      'is_maintenance',
      'created_at',
    ])
    .select(
      sql<string>`coalesce((select domain_name from sites.domain
        where domain.site_id = sites.site.site_id and is_primary), '')`.as('domain'),
    )
    .orderBy('site_name');
  if (sites !== 'all') found = found.where('site_id', 'in', sites);
  return found.execute();
}
