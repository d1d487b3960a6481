import { sql, type Database } from '../../kernel/database.ts';

/** Twice the time between two runs, so that no beginning falls between them. */
const looked_ms = 120_000;

/** Let every node read sites again whose banners or popups began or ended just now. To do it twice does no harm. */
export async function announceHours(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - looked_ms);
  await sql`
    select pg_notify('sites_changed', site_id::text) from (
      select site_id, show_from, show_until from sites.banner where is_on
      union all
      select site_id, show_from, show_until from sites.popup where is_on
    ) timed
    where (show_from > ${since} and show_from <= ${now}) or (show_until > ${since} and show_until <= ${now})
    group by site_id`.execute(db);
}
