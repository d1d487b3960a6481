import { DatabaseError } from 'pg';
import { sql, type Database } from '../server/kernel/database.ts';
import { importPlaces } from '../server/catalog/brand-games.ts';
import { BrandError } from '../server/sites/brand-error.ts';
import type { Brand } from '../server/sites/brand.ts';
import { importPictures, sitePictures } from '../server/sites/pictures.ts';
import { importSite } from '../server/sites/import-brand.ts';
import { importLevels } from '../server/vip/brand-levels.ts';
import { fileChecksum, rowsChecksum, siteTopic, topics } from './brand-topics.ts';

/** The outcome of a topic: imported, unchanged, or not imported because its rows were changed since the last import. */
export type TopicOutcome = 'imported' | 'unchanged' | 'conflict';

export interface ImportWish {
  /** Import topics even if their rows were changed since the last import, and undo those changes. */
  readonly force?: boolean;
  /** Import only these topics, whatever was changed in them. */
  readonly only?: readonly string[] | undefined;
  readonly now: Date;
}

interface Step {
  readonly topic: string;
  readonly checksum: string;
  readonly outcome: TopicOutcome;
}

/**
 * Make a brand's rows match its folder, topic by topic, in one transaction. Needs the owner's rights. A topic whose
 * rows were changed since its last import is a conflict; then nothing of the brand is written. A topic without a file
 * is left alone. Throws a BrandError if the database refuses a row.
 */
export async function importBrand(
  db: Database,
  brand: Brand,
  wish: ImportWish,
): Promise<ReadonlyMap<string, TopicOutcome>> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('marquee.brand', 0))`.execute(trx);
    const site = await trx
      .selectFrom('sites.site')
      .select('site_id')
      .where('site_code', '=', brand.file.site_code)
      .executeTakeFirst();
    if (!site && wish.only)
      throw new BrandError(['brand.json: a new brand is imported whole, without --only']);
    const steps = await plan(trx, site?.site_id, brand, wish);
    if (steps.some(({ outcome }) => outcome === 'conflict')) {
      // A site whose pictures nobody has brought yet is shown with them, whatever else is held.
      if (site && (await sitePictures(trx, site.site_id)).size === 0) {
        await importPictures(trx, site.site_id, brand.pictures);
      }
      return outcomesOf(steps);
    }
    const takesPictures = !wish.only || steps.some(({ topic }) => topic === siteTopic);
    await requireOwnDomains(trx, site?.site_id, brand);
    let siteId = site?.site_id;
    for (const { topic, checksum, outcome } of steps) {
      if (outcome !== 'imported') continue;
      siteId = await apply(trx, siteId, topic, brand);
      const row = {
        file_checksum: checksum,
        rows_checksum: await rowsChecksum(trx, siteId, topic),
        imported_at: wish.now,
      };
      await trx
        .insertInto('sites.brand_import')
        .values({ site_id: siteId, topic, ...row })
        .onConflict((conflict) => conflict.columns(['site_id', 'topic']).doUpdateSet(row))
        .execute();
    }
    if (siteId !== undefined && takesPictures) await importPictures(trx, siteId, brand.pictures);
    return outcomesOf(steps);
  });
}

/** Plan all steps before anything is written. The site's own rows come first. */
async function plan(
  trx: Database,
  siteId: number | undefined,
  brand: Brand,
  { force = false, only }: ImportWish,
): Promise<Step[]> {
  const known = await trx
    .selectFrom('sites.brand_import')
    .selectAll()
    .where('site_id', '=', siteId ?? -1)
    .execute();
  const given = Object.keys(topics).filter((topic) => brand.topics[topic] !== undefined);
  const steps: Step[] = [];
  for (const topic of [siteTopic, ...given]) {
    if (only && !only.includes(topic)) continue;
    const checksum = fileChecksum(brand, topic);
    const before = known.find((row) => row.topic === topic);
    const isSameFile = before?.file_checksum === checksum;
    const isTakenOver = force || only !== undefined;
    // A brand that was opened in the console was never imported: all of it is the operators'.
    const isOperators = siteId !== undefined && known.length === 0;
    const isChanged =
      isOperators ||
      (before !== undefined &&
        siteId !== undefined &&
        (await rowsChecksum(trx, siteId, topic)) !== before.rows_checksum);
    const outcome =
      isSameFile && !(isTakenOver && isChanged)
        ? 'unchanged'
        : isChanged && !isTakenOver
          ? 'conflict'
          : 'imported';
    steps.push({ topic, checksum, outcome });
  }
  return steps;
}

async function apply(
  trx: Database,
  siteId: number | undefined,
  topic: string,
  brand: Brand,
): Promise<number> {
  try {
    if (topic === siteTopic) {
      const imported = await importSite(trx, brand);
      await importLevels(trx, imported, brand);
      await importPlaces(trx, imported, brand);
      return imported;
    }
    if (siteId === undefined) throw new Error('The site comes before its topics');
    await topics[topic]?.apply(trx, siteId, brand.topics[topic], brand);
    return siteId;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const field = error.column ?? error.constraint ?? error.table ?? '';
    throw new BrandError([`${topic}.json: ${field}: ${error.message}`]);
  }
}

async function requireOwnDomains(trx: Database, siteId: number | undefined, brand: Brand): Promise<void> {
  const taken = await trx
    .selectFrom('sites.domain')
    .innerJoin('sites.site', 'sites.site.site_id', 'sites.domain.site_id')
    .select(['domain_name', 'site_code'])
    .where('domain_name', 'in', brand.file.domains)
    .where('sites.domain.site_id', '!=', siteId ?? -1)
    .execute();
  if (taken.length === 0) return;
  throw new BrandError(
    taken.map(({ domain_name, site_code }) => `brand.json: domains: ${domain_name} belongs to ${site_code}`),
  );
}

function outcomesOf(steps: readonly Step[]): ReadonlyMap<string, TopicOutcome> {
  return new Map(steps.map(({ topic, outcome }) => [topic, outcome]));
}
