import { isDeepStrictEqual } from 'node:util';
import { siteScriptsSchema, type SiteScripts } from '@marquee/contract/site-documents.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse, refuseField } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { scriptsOf, withServices } from './analytics.ts';
import type { App } from './app.ts';
import type { DocumentSite } from './documents/site-of.ts';

/** What was asked for can no longer be done; the message says why. */
export class ScriptChangeError extends Error {}

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

/**
 * Ask for other scripts on a site's pages. Throws `documentUnchanged`, `scriptChangeAsked`, or `invalidInput` for a snippet
 * of which a page would run nothing.
 */
export async function askScriptChange(
  app: Pick<App, 'clock'>,
  trx: Database,
  site: DocumentSite,
  asked: { readonly scripts: SiteScripts; readonly by: string },
): Promise<{ readonly changeId: string; readonly before: SiteScripts; readonly after: SiteScripts }> {
  for (const [index, entry] of asked.scripts.entries()) {
    // Where the demo's services are is known only to a demo that runs; here any address stands for it.
    const runs = scriptsOf(withServices([entry], 'https://services.example'));
    // Markup without a script tag would be taken for code.
    if (runs.length === 0 || runs.some(({ code }) => code.trimStart().startsWith('<')))
      throw refuseField(`scripts.${index}.script`, 'JavaScript, or a script with an https address');
  }
  const before = await readScripts(trx, site);
  if (isDeepStrictEqual(before, asked.scripts)) throw refuse('documentUnchanged');
  const changeId = newId();
  const written = await trx
    .insertInto('sites.script_change')
    .values({
      change_id: changeId,
      site_id: site.siteId,
      before: JSON.stringify(before),
      after: JSON.stringify(asked.scripts),
      asked_by: asked.by,
      created_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.column('site_id').where('state', '=', 'asked').doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== 1n) throw refuse('scriptChangeAsked');
  return { changeId, before, after: asked.scripts };
}

/** Have pages run what was asked for, once another operator agrees. Throws ScriptChangeError if it can no longer be done. */
export async function makeScriptChange(
  app: Pick<App, 'clock'>,
  trx: Database,
  changeId: string,
  by: string,
): Promise<void> {
  const change = await decide(app, trx, changeId, { state: 'made', by });
  await sql`select from sites.site where site_id = ${change.site_id} for update`.execute(trx);
  const now = await readScripts(trx, { siteId: change.site_id });
  if (!isDeepStrictEqual(now, siteScriptsSchema.parse(change.before)))
    throw new ScriptChangeError('The scripts were changed meanwhile. Refuse this, and ask again.');
  await trx.deleteFrom('sites.analytics_script').where('site_id', '=', change.site_id).execute();
  for (const [position, script] of siteScriptsSchema.parse(change.after).entries()) {
    await trx
      .insertInto('sites.analytics_script')
      .values({ ...script, site_id: change.site_id, position })
      .execute();
  }
}

/** Refuse what was asked for. Throws ScriptChangeError if it was decided before. */
export async function refuseScriptChange(
  app: Pick<App, 'clock'>,
  trx: Database,
  changeId: string,
  by: string,
): Promise<void> {
  await decide(app, trx, changeId, { state: 'refused', by });
}

/** The change of a site's scripts that waits, or the one of an id; null if there is none. */
export async function findScriptChange(
  db: Database,
  { siteId }: Pick<DocumentSite, 'siteId'>,
  changeId?: string,
) {
  const row = await db
    .selectFrom('sites.script_change')
    .select(['change_id', 'state', 'asked_by', 'created_at', 'before', 'after'])
    .where('site_id', '=', siteId)
    .$if(changeId === undefined, (query) => query.where('state', '=', 'asked'))
    .$if(changeId !== undefined, (query) => query.where('change_id', '=', changeId ?? ''))
    .executeTakeFirst();
  if (!row) return null;
  return { ...row, before: siteScriptsSchema.parse(row.before), after: siteScriptsSchema.parse(row.after) };
}

async function decide(
  app: Pick<App, 'clock'>,
  trx: Database,
  changeId: string,
  decision: { state: 'made' | 'refused'; by: string },
) {
  const row = await trx
    .updateTable('sites.script_change')
    .set({ state: decision.state, decided_by: decision.by, decided_at: app.clock.now() })
    .where('change_id', '=', changeId)
    .where('state', '=', 'asked')
    .returning(['site_id', 'before', 'after'])
    .executeTakeFirst();
  if (!row) throw new ScriptChangeError('This change was decided before.');
  return row;
}
