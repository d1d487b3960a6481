import { sql, type Database } from '../../kernel/database.ts';

/** Twice the time between two runs, so that no beginning falls between them. */
const looked_ms = 120_000;

/** Let every node read sites again whose banners began or ended just now. To do it twice does no harm. */
export async function announceBanners(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - looked_ms);
  await sql`
    select pg_notify('sites_changed', site_id::text) from (
      select distinct site_id from sites.banner
      where is_on and ((show_from > ${since} and show_from <= ${now}) or (show_until > ${since} and show_until <= ${now}))
    ) due`.execute(db);
}
