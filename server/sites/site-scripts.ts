import { siteScriptsSchema, type SiteScripts } from '@marquee/contract/site-documents.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuseField } from '../kernel/errors.ts';
import { scriptsOf, withServices } from './analytics.ts';
import type { DocumentSite } from './documents/site-of.ts';

/** The scripts of a site's pages as they stand, in their order. */
export async function readScripts(
  db: Database,
  { siteId }: Pick<DocumentSite, 'siteId'>,
): Promise<SiteScripts> {
  const rows = await db
    .selectFrom('sites.analytics_script')
    .select(['section', 'script', 'origins'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
  return siteScriptsSchema.parse(rows);
}

/** Throws `invalidInput` for a snippet of which a page would run nothing. */
export function requireRunnable(scripts: SiteScripts): void {
  for (const [index, entry] of scripts.entries()) {
    // Where the demo's services are is known only to a demo that runs; here any address stands for it.
    const runs = scriptsOf(withServices([entry], 'https://services.example'));
    // Markup without a script tag would be taken for code.
    if (runs.length === 0 || runs.some(({ code }) => code.trimStart().startsWith('<')))
      throw refuseField(`scripts.${index}.script`, 'JavaScript, or a script with an https address');
  }
}

/** Have a site's pages run other scripts. */
export async function writeScripts(
  trx: Database,
  { siteId }: Pick<DocumentSite, 'siteId'>,
  scripts: SiteScripts,
): Promise<void> {
  await trx.deleteFrom('sites.analytics_script').where('site_id', '=', siteId).execute();
  for (const [position, script] of scripts.entries()) {
    await trx
      .insertInto('sites.analytics_script')
      .values({ ...script, site_id: siteId, position })
      .execute();
  }
}

/** Nobody else changes what is a site's own until the transaction ends. */
export async function lockSite(trx: Database, { siteId }: Pick<DocumentSite, 'siteId'>): Promise<void> {
  await sql`select from sites.site where site_id = ${siteId} for update`.execute(trx);
}
