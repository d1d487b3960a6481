import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';

/**
 * The site that a call names, within those on which the operator has the permission; undefined if it names none. Throws
 * `siteNotFound`, so that a foreign site looks like one that does not exist.
 */
export async function namedSite(
  db: Database,
  siteCode: string | null | undefined,
  sites: 'all' | readonly number[],
): Promise<number | undefined> {
  if (siteCode === undefined || siteCode === null) return undefined;
  const row = await db
    .selectFrom('sites.profile')
    .select('site_id')
    .where('site_code', '=', siteCode)
    .executeTakeFirst();
  if (!row || (sites !== 'all' && !sites.includes(row.site_id))) throw refuse('siteNotFound');
  return row.site_id;
}

/** The condition of a query: one site, some, or undefined for all of them. */
export function sitesOfQuery(
  sites: 'all' | readonly number[],
  siteId: number | undefined,
): readonly number[] | undefined {
  if (siteId !== undefined) return [siteId];
  return sites === 'all' ? undefined : sites;
}

/** The one site that a call is about. Throws `siteNotFound` as `namedSite` does. */
export async function requireSite(
  db: Database,
  siteCode: string,
  sites: 'all' | readonly number[],
): Promise<number> {
  const siteId = await namedSite(db, siteCode, sites);
  if (siteId === undefined) throw refuse('siteNotFound');
  return siteId;
}
