import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { Database } from '../server/kernel/database.ts';
import { exportPlaces } from '../server/catalog/brand-games.ts';
import { BrandError, faultsOf } from '../server/sites/brand-error.ts';
import { artFileOf, brandSchema } from '../server/sites/brand.ts';
import { sitePictures } from '../server/sites/pictures.ts';
import { exportSite } from '../server/sites/export-brand.ts';
import { exportLevels } from '../server/vip/brand-levels.ts';
import { topics } from './brand-topics.ts';

/**
 * Write a site's current rows to a brand's folder, from which they can be imported again. Returns the names of what it
 * wrote. Throws an Error if the folder is not empty or not named like the site, or if no site has the code; throws a
 * BrandError if a file cannot represent the rows. In these cases nothing is written.
 *
 * `brandsDirectory` holds the folder whose promotions.json may tell what is of no row.
 */
export async function exportBrand(
  db: Database,
  options: { siteCode: string; folder: string; brandsDirectory: string },
): Promise<string[]> {
  const { siteCode, folder, brandsDirectory } = options;
  await requireNewFolder(folder, siteCode);
  const files = await readFiles(db, siteCode, join(brandsDirectory, siteCode));
  await mkdir(join(folder, 'content'), { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  const pictures = await sitePictures(db, await siteIdOf(db, siteCode));
  if (pictures.size === 0) return [...files.keys()];
  await mkdir(join(folder, 'art'));
  for (const [name, content] of pictures) await writeFile(join(folder, 'art', name), content);
  return [...files.keys(), 'art/'];
}

async function requireNewFolder(folder: string, siteCode: string): Promise<void> {
  if (basename(folder) !== siteCode) {
    throw new Error(
      `${folder}: a brand's folder must be named after its site code: end it with /${siteCode}`,
    );
  }
  if (!existsSync(folder)) return;
  const found = await readdir(folder).catch(() => undefined);
  if (found === undefined) throw new Error(`${folder}: cannot be read as a folder`);
  if (found.length > 0) throw new Error(`${folder}: is not empty, and nothing in it is overwritten`);
}

/** The texts of a brand's files by their names, read in one moment. */
async function readFiles(db: Database, siteCode: string, ownFolder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const faults: string[] = [];
  const put = (name: string, schema: z.ZodType, content: unknown): void => {
    const parsed = schema.safeParse(content);
    if (!parsed.success) faults.push(...faultsOf(name, parsed.error));
    files.set(name, `${JSON.stringify(content, undefined, 2)}\n`);
  };
  const artFile = (url: string): string => artFileOf(siteCode, url);
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const siteId = await siteIdOf(trx, siteCode);
      const site = await exportSite(trx, siteId, artFile, {
        ...(await exportLevels(trx, siteId)),
        ...(await exportPlaces(trx, siteId)),
      });
      put('brand.json', brandSchema, site.file);
      for (const [topic, { read, schema }] of Object.entries(topics)) {
        const content = await read(trx, siteId, artFile);
        if (content === undefined) continue;
        const kept = topic === 'promotions' ? await acquisitionBudget(ownFolder) : {};
        put(`${topic}.json`, schema, Object.assign(content ?? {}, kept));
      }
      for (const [name, body] of site.pages) files.set(`content/${name}`, body);
    });
  if (faults.length > 0) throw new BrandError(faults);
  return files;
}

async function siteIdOf(db: Database, siteCode: string): Promise<number> {
  const sites = await db.selectFrom('sites.site').select(['site_id', 'site_code']).execute();
  const site = sites.find(({ site_code }) => site_code === siteCode);
  if (site) return site.site_id;
  const codes = sites.map(({ site_code }) => site_code).toSorted();
  throw new Error(`${siteCode}: no site has this code; the sites are ${codes.join(', ')}`);
}

const budgetSchema = z.object({ acquisition_budget: z.string().optional() });

/** What promotions.json says of its costs is of no row: it is kept from the folder of the repository, where there is one. */
async function acquisitionBudget(ownFolder: string): Promise<z.infer<typeof budgetSchema>> {
  const path = join(ownFolder, 'promotions.json');
  if (!existsSync(path)) return {};
  return budgetSchema.parse(JSON.parse(await readFile(path, 'utf8')));
}
