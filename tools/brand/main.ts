import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCheckedBrand } from '../../database/check-brand.ts';
import { siteTopic, topics } from '../../database/brand-topics.ts';
import { exportBrand } from '../../database/export-brand.ts';
import { migrateAll } from '../../database/migrate-all.ts';
import { brandCodes, importBrands, linesOf } from '../../database/seed.ts';
import { openDatabase } from '../../server/kernel/database.ts';
import { BrandError } from '../../server/sites/brand-error.ts';
import { readWords, runCommand, UsageError } from '../command/command.ts';
import { commandConfig, openForCommand } from '../start/open-for-command.ts';

const usage = `Import brands from their folders, check them, or export a site's rows to a folder.

  npm run brand -- validate <folder> …
  npm run brand -- import <folder> … [--force] [--only <topic>[,<topic> …]]
  npm run brand -- export <site code> <folder>

A folder is a brand's (with a brand.json) or contains several brands. A brand is imported whole or not at all, and one that
fails does not stop the others. Rows changed since the last import are a conflict: it is listed, and nothing of that brand is
written.
  --force   undo those changes
  --only    import only these topics, and undo the changes in them: ${[siteTopic, ...Object.keys(topics)].join(', ')}

An export writes the current rows, including operators' changes, and the pictures. The folder is named after the site code, and
is new or empty. It leaves out the demo_player, the demo's sandbox methods, and what operators assigned, hid or switched.

It works on the database that the environment or .env names (MARQUEE_ENV, DATABASE_URL, DATA_DIR). In production a brand plays
for real money, has no demo_player and no sandbox gateway. Pictures go into the database with it.
The exit code is 0 where every brand was taken over, was the same or was written, and 1 where one was not.`;

/** The brands of this repository. */
const OWN = fileURLToPath(new URL('../../brands', import.meta.url));

interface Folder {
  readonly brandsDirectory: string;
  readonly siteCode: string;
}

await runCommand({
  usage,
  run: async (words) => {
    const { values, positionals } = readWords(words, {
      force: { type: 'boolean' },
      only: { type: 'string' },
    });
    const [what, ...named] = positionals;
    if (what === 'export') return exportOne(named);
    if (what !== 'validate' && what !== 'import') {
      throw new UsageError('Begin with: validate, import or export');
    }
    if (named.length === 0) throw new UsageError('Name a folder');
    const brands = (await Promise.all(named.map(foldersIn))).flat();
    if (what === 'validate') return validate(brands);
    return importAll(brands, values.force ?? false, readTopics(values.only));
  },
});

async function foldersIn(name: string): Promise<Folder[]> {
  const directory = resolve(name);
  if (existsSync(join(directory, 'brand.json'))) {
    return [{ brandsDirectory: dirname(directory), siteCode: basename(directory) }];
  }
  const codes = await brandCodes(directory).catch(() => []);
  if (codes.length === 0) throw new Error(`${name}: there is no brand.json in it or in a folder below it`);
  return codes.map((siteCode) => ({ brandsDirectory: directory, siteCode }));
}

function readTopics(only: string | undefined): string[] | undefined {
  if (only === undefined) return undefined;
  const known = [siteTopic, ...Object.keys(topics)];
  const named = only.split(',').map((topic) => topic.trim());
  const unknown = named.find((topic) => !known.includes(topic));
  if (unknown !== undefined) throw new UsageError(`--only: ${unknown} is not one of ${known.join(', ')}`);
  return named;
}

async function validate(brands: readonly Folder[]): Promise<number> {
  const isProduction = commandConfig().MARQUEE_ENV === 'production';
  let code = 0;
  for (const { brandsDirectory, siteCode } of brands) {
    try {
      await readCheckedBrand(brandsDirectory, siteCode, isProduction);
      console.log(`${siteCode}: no faults`);
    } catch (error) {
      if (!(error instanceof BrandError)) throw error;
      for (const fault of error.faults) console.error(`${siteCode}/${fault}`);
      code = 1;
    }
  }
  return code;
}

async function exportOne([siteCode, name, ...more]: readonly string[]): Promise<number> {
  if (siteCode === undefined || name === undefined || more.length > 0) {
    throw new UsageError('Name a site code and a folder');
  }
  const folder = resolve(name);
  const { postgres } = await openForCommand();
  const { pool, db } = openDatabase({ connectionString: postgres.ownerUrl, maxConnections: 1 });
  try {
    const written = await exportBrand(db, { siteCode, folder, brandsDirectory: OWN });
    console.log(`${siteCode}: written to ${folder}: ${written.join(', ')}`);
    return 0;
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

async function importAll(
  brands: readonly Folder[],
  force: boolean,
  only: string[] | undefined,
): Promise<number> {
  const { config, postgres } = await openForCommand();
  const { ownerUrl } = postgres;
  const isProduction = config.MARQUEE_ENV === 'production';
  try {
    await migrateAll({ ownerUrl, log: () => undefined });
    const wish = { force, only, now: new Date() };
    const results = await importBrands({ ownerUrl, brands, isProduction, wish });
    for (const result of results) {
      const lines = linesOf(result);
      for (const line of lines) console.log(line);
      if (lines.length === 0) console.log(`${result.siteCode}: unchanged`);
    }
    const isWhole = results.every(
      ({ faults, topics: done }) => faults.length === 0 && ![...done.values()].includes('conflict'),
    );
    return isWhole ? 0 : 1;
  } finally {
    await postgres.stop();
  }
}
