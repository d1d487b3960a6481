import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import type { DocumentSite } from '../sites/documents/site-of.ts';
import { namedSite } from './site-filter.ts';

/** The site of a call within those where it may act. Throws `siteNotFound` for any other. */
export async function requireSite(
  db: Database,
  sites: 'all' | readonly number[],
  siteCode: string,
): Promise<DocumentSite> {
  const siteId = await namedSite(db, siteCode, sites);
  if (siteId === undefined) throw refuse('siteNotFound');
  return { siteId, siteCode };
}
