import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase, sql } from '../server/kernel/database.ts';
import { createTestDatabase, type TestDatabase } from '../tests/postgres.ts';
import { rowsOf, siteTopic, topics } from './brand-topics.ts';
import { readCheckedBrand } from './check-brand.ts';
import { exportBrand } from './export-brand.ts';
import { brandCodes, importBrands, type BrandResult } from './seed.ts';

const source = fileURLToPath(new URL('../brands', import.meta.url));
const codes = await brandCodes(source);
/** Columns that each database or each import numbers and dates by itself. */
const ownOfDatabase = ['site_id', 'id', 'promotion_id', 'created_at'];

const budgetSchema = z.object({ acquisition_budget: z.string() });
const missionsSchema = z.array(z.object({ reward: z.unknown(), ends_at: z.string().nullable() }));

interface Place {
  readonly database: TestDatabase;
  readonly opened: ReturnType<typeof openDatabase>;
}
const places: Place[] = [];
let first: Place;
let second: Place;
let directory: string;
beforeAll(async () => {
  first = await open();
  second = await open();
  directory = await mkdtemp(join(tmpdir(), 'marquee-export-'));
  await run(first, source, codes);
  // Operators and jobs wrote these rows of the first database. No file contains them.
  await sql`update catalog.site_game set is_hidden = true where game_code = 'koi-pond'`.execute(
    first.opened.db,
  );
  await sql`insert into catalog.site_provider (site_id, provider_code, source)
    select site_id, 'OTHER', 'operator' from sites.site`.execute(first.opened.db);
  await sql`update rewards.referral_program set computed_through = '2026-11-01'`.execute(first.opened.db);
  await sql`insert into cashier.deposit_method (site_id, method_code, gateway, position, name, currency, minimum, maximum)
    select site_id, 'sandbox_wallet', 'sandbox', 1, 'Sandbox', currency, 1, 2 from sites.site`.execute(
    first.opened.db,
  );
});
afterAll(async () => {
  for (const { opened, database } of places) {
    await opened.pool.end();
    await database.drop();
  }
  await rm(directory, { recursive: true });
});

test.each(codes)('%s is the same in a database into which its export is imported', async (siteCode) => {
  const before = await rowsOfSite(first, siteCode);
  for (const [topic, tables] of before) {
    expect([...tables.values()].flat().length, `${siteCode}: ${topic} has rows`).toBeGreaterThan(0);
  }
  await exportTo(directory, siteCode);
  const brand = await readCheckedBrand(directory, siteCode, false);
  expect(brand.file.providers).not.toContain('OTHER');
  expect(Object.keys(brand.topics).toSorted()).toEqual(Object.keys(topics).toSorted());
  const original = await readCheckedBrand(source, siteCode, false);
  expect(brand.artChecksum).toBe(original.artChecksum);
  expect(budgetSchema.parse(brand.topics['promotions'])).toEqual(
    budgetSchema.parse(original.topics['promotions']),
  );

  expect(await run(second, directory, [siteCode])).toMatchObject([{ faults: [] }]);
  expect(await rowsOfSite(second, siteCode)).toEqual(before);

  const [again] = await run(first, directory, [siteCode]);
  expect(again?.faults).toEqual([]);
  expect([...(again?.topics.values() ?? [])]).not.toContain('conflict');
  expect(await rowsOfSite(first, siteCode)).toEqual(before);
});

test('an export carries what operators changed, and no word of a page is filled in twice', async () => {
  const { db } = first.opened;
  await sql`update sites.site set site_name = 'By hand' where site_code = 'aurum'`.execute(db);
  await sql`update rewards.mission set reward_amount = 77700000, ends_at = '2027-01-02T03:04:05Z'
    where site_id = (select site_id from sites.site where site_code = 'aurum') and position = 0`.execute(db);
  await sql`update sites.cms_page set en_body = '<p>As {{site_name}} {{it}} is</p>' where page_name = 'faqs'
    and site_id = (select site_id from sites.site where site_code = 'aurum')`.execute(db);
  const changed = join(directory, 'changed');
  await exportTo(changed, 'aurum');
  const brand = await readCheckedBrand(changed, 'aurum', false);
  expect(brand.file.site_name).toBe('By hand');
  expect(missionsSchema.parse(brand.topics['missions'])[0]).toEqual({
    reward: { kind: 'token', amount: '777.00' },
    ends_at: '2027-01-02T03:04:05.000Z',
  });
  const third = await open();
  await run(third, changed, ['aurum']);
  const body = await sql`select en_body from sites.cms_page where page_name = 'faqs'`.execute(
    third.opened.db,
  );
  expect(body.rows).toEqual([{ en_body: '<p>As {{site_name}} {{it}} is</p>' }]);
  expect((await rowsOfSite(third, 'aurum')).get('missions')).toEqual(
    (await rowsOfSite(first, 'aurum')).get('missions'),
  );
});

test('an export holds neither a password nor the demo player', async () => {
  const folder = join(directory, 'secret');
  await exportTo(folder, 'fiesta');
  expect(await readFile(join(folder, 'fiesta/brand.json'), 'utf8')).not.toMatch(/demo_player|password/);
});

test.each([
  ['aurum', 'full/aurum', /full\/aurum: is not empty/],
  ['aurum', 'other', /other: a brand's folder must be named after its site code: end it with \/aurum$/],
  ['nobody', 'nobody', /^nobody: no site has this code; the sites are andaman, aurum, /],
])('%s to %s is refused in one line, and nothing is written', async (siteCode, name, fault) => {
  if (name.startsWith('full')) {
    await exportTo(join(directory, 'full'), 'aurum');
    await writeFile(join(directory, 'full/aurum/brand.json'), 'mine');
  }
  const folder = join(directory, name);
  const wish = { siteCode, folder, brandsDirectory: source };
  await expect(exportBrand(first.opened.db, wish)).rejects.toThrow(fault);
  const found = await readFile(join(folder, 'brand.json'), 'utf8').catch(() => 'nothing');
  expect(found).toBe(name.startsWith('full') ? 'mine' : 'nothing');
});

test('a picture that no folder can hold is named, and nothing is written', async () => {
  const { db } = first.opened;
  await sql`update rewards.news set image_url = 'https://pictures.example/a.avif'
    where site_id = (select site_id from sites.site where site_code = 'tropico')`.execute(db);
  const folder = join(directory, 'picture/tropico');
  const wish = { siteCode: 'tropico', folder, brandsDirectory: source };
  await expect(exportBrand(db, wish)).rejects.toThrow('https://pictures.example/a.avif: expected a picture');
  await expect(readFile(join(folder, 'brand.json'))).rejects.toThrow('ENOENT');
});

async function open(): Promise<Place> {
  const database = await createTestDatabase();
  const opened = openDatabase({ connectionString: database.ownerUrl, maxConnections: 1 });
  const place = { database, opened };
  places.push(place);
  return place;
}

async function exportTo(parent: string, siteCode: string): Promise<void> {
  await exportBrand(first.opened.db, { siteCode, folder: join(parent, siteCode), brandsDirectory: source });
}

function run(place: Place, brandsDirectory: string, names: readonly string[]): Promise<BrandResult[]> {
  return importBrands({
    ownerUrl: place.database.ownerUrl,
    brands: names.map((siteCode) => ({ brandsDirectory, siteCode })),
    isProduction: false,
    wish: { now: new Date() },
  });
}

async function rowsOfSite({ opened: { db } }: Place, siteCode: string) {
  const { site_id } = await db
    .selectFrom('sites.site')
    .select('site_id')
    .where('site_code', '=', siteCode)
    .executeTakeFirstOrThrow();
  const found = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const topic of [siteTopic, ...Object.keys(topics)]) {
    found.set(topic, await rowsOf(db, site_id, topic, ownOfDatabase));
  }
  return found;
}
