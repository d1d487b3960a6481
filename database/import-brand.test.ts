import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../tests/postgres.ts';
import { importBrands, linesOf, type BrandResult } from './seed.ts';

const source = fileURLToPath(new URL('../brands', import.meta.url));
let database: TestDatabase;
let owner: pg.Pool;
let directory: string;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marquee-brands-'));
  const withoutArt = (path: string): boolean => !path.includes('/art');
  for (const name of ['aurum', 'meridian', 'content']) {
    await cp(join(source, name), join(directory, name), { recursive: true, filter: withoutArt });
  }
  await run(['aurum', 'meridian'], { force: true });
  return () => rm(directory, { recursive: true });
});

test('what was changed since the import is a conflict that is listed, and nothing of that brand is written', async () => {
  await owner.query('update rewards.mission set reward_amount = 777 where site_id = $1', [
    await siteId('aurum'),
  ]);
  expect(outcomes(await run(['aurum']))).not.toContain('imported');
  expect(await rewards()).toContain('777');
  await edit('aurum/missions.json', (text) => text.replace('"claim_hours": 24', '"claim_hours": 25'));
  await edit('aurum/missions.json', (text) => `${text}\n`.replace(/"EN": "/, '"EN": "New: '));
  await edit('aurum/brand.json', (text) => text.replace('"Aurum Palace"', '"Aurum Hall"'));
  const [result] = await run(['aurum']);
  expect(result?.topics.get('missions')).toBe('conflict');
  expect(linesOf(result ?? none).join()).toContain('changed since the last import: missions.');
  expect(await siteName('aurum')).toBe('Aurum Palace');
  expect(await rewards()).toContain('777');
});

test('what is no picture, is too large or has another kind of name is named, and nothing of the brand is written', async () => {
  const art = join(directory, 'aurum/art');
  await mkdir(art);
  await writeFile(join(art, 'notes.txt'), 'a word');
  await writeFile(join(art, 'Logo.svg'), '<svg/>');
  await writeFile(join(art, 'huge.png'), Buffer.alloc(2 * 1024 * 1024 + 1));
  await writeFile(join(art, '.DS_Store'), '');
  await edit('aurum/brand.json', (text) => text.replace('"Aurum Palace"', '"Aurum Hall"'));
  const [result] = await run(['aurum']);
  expect(result?.faults).toEqual([
    expect.stringMatching(/^art\/Logo\.svg: expected a picture/),
    'art/huge.png: 2097153 bytes, expected 2097152 at most',
    expect.stringMatching(/^art\/notes\.txt: expected a picture/),
  ]);
  expect(await siteName('aurum')).toBe('Aurum Palace');
});

test('--only takes over the topics that it names, --force all of them', async () => {
  await owner.query('update rewards.mission set reward_amount = 777 where site_id = $1', [
    await siteId('aurum'),
  ]);
  await owner.query("update sites.site set site_name = 'By hand' where site_code = 'aurum'");
  expect(outcomes(await run(['aurum'], { only: ['missions'] }))).toEqual(['imported']);
  expect(await rewards()).not.toContain('777');
  expect(await siteName('aurum')).toBe('By hand');
  await run(['aurum'], { force: true });
  expect(await siteName('aurum')).toBe('Aurum Palace');
});

test('a brand out of business for maintenance, and the sandbox methods of a demo, are no conflict', async () => {
  await owner.query("update sites.site set is_maintenance = true, status = 'inactive'");
  await owner.query(`insert into cashier.deposit_method (site_id, method_code, gateway, position, name, currency, minimum, maximum)
    values (${await siteId('aurum')}, 'sandbox_wallet', 'sandbox', 1, 'Sandbox', 'PHP', 1, 2)`);
  await edit('aurum/brand.json', (text) => text.replace('"Aurum Palace"', '"Aurum Hall"'));
  await edit('aurum/cashier.json', (text) => text.replace('"150000.00"', '"160000.00"'));
  expect(outcomes(await run(['aurum']))).toContain('imported');
  expect(await siteName('aurum')).toBe('Aurum Hall');
});

test('a promotion that is open for some days ends at the midnight after them', async () => {
  await edit('aurum/promotions.json', (text) =>
    text.replace('"code": "reload",', '"code": "reload", "open_days": 3,'),
  );
  expect(outcomes(await run(['aurum']))).toContain('imported');
  const { rows } = await owner.query(
    `select ends_at = date_trunc('day', now(), 'UTC') + interval '4 days' as is_midnight
      from rewards.promotion where site_id = $1 and promotion_code = 'reload'`,
    [await siteId('aurum')],
  );
  expect(rows).toEqual([{ is_midnight: true }]);
});

test.each([
  [
    'brand.json',
    /"casino1"/,
    '"casino0"',
    'brand.json: theme_code: casino0 is no built template; there are casino1, ',
  ],
  [
    'brand.json',
    /"gold"/,
    '"canopy"',
    'brand.json: theme_color: canopy is no palette of casino1; there are gold, ruby',
  ],
  [
    'brand.json',
    /"currency": "PHP"/,
    '"currency": "PHX"',
    'brand.json: currency: a currency of contract/currencies.ts: AED, ',
  ],
  [
    'brand.json',
    /"localhost"/,
    '"meridian.localhost"',
    'brand.json: domains: meridian.localhost belongs to meridian',
  ],
  ['brand.json', /"site_code": "aurum"/, '"site_code": "other"', 'brand.json: site_code: expected aurum'],
  ['missions.json', /"period": "daily"/, '"period": "hourly"', /missions\.json: 0\.period: /],
  ['cashier.json', /"maximum": "200000.00"/, '"maximum": "1.00"', /cashier\.json: deposit_method_check: /],
  ['news.json', /^\[/, '', /news\.json: not valid JSON: /],
])(
  'a bad %s (%s) is refused by file and field, changes nothing, and stops no other brand',
  async (name, found, put, fault) => {
    await edit(`aurum/${name}`, (text) => text.replace(found, put));
    await edit('aurum/referral.json', (text) => text.replace('"is_active": true', '"is_active": false'));
    await edit('meridian/brand.json', (text) => text.replace('"Meridian Club"', '"Meridian House"'));
    const before = await siteName('aurum');
    const [bad, good] = await run(['aurum', 'meridian']);
    expect(bad?.faults.join('\n')).toMatch(fault);
    expect(good?.faults).toEqual([]);
    expect(await siteName('meridian')).toBe('Meridian House');
    expect(await siteName('aurum')).toBe(before);
    const { rows } = await owner.query('select is_active from rewards.referral_program where site_id = $1', [
      await siteId('aurum'),
    ]);
    expect(rows).toEqual([{ is_active: true }]);
  },
);

test('production takes no brand that is a demo', async () => {
  const [result] = await importBrands({
    ownerUrl: database.ownerUrl,
    brands: [{ brandsDirectory: directory, siteCode: 'aurum' }],
    isProduction: true,
    wish: { now: new Date(), force: true },
  });
  expect(result?.faults.map((fault) => fault.split(': ').slice(0, 2).join(': '))).toEqual([
    'brand.json: play_money',
    'brand.json: demo_player',
    'cashier.json: payout_gateway',
  ]);
});

const none: BrandResult = { siteCode: '', topics: new Map(), faults: [], warnings: [] };

function run(
  codes: readonly string[],
  wish: { force?: boolean; only?: string[] } = {},
): Promise<BrandResult[]> {
  return importBrands({
    ownerUrl: database.ownerUrl,
    brands: codes.map((siteCode) => ({ brandsDirectory: directory, siteCode })),
    isProduction: false,
    wish: { ...wish, now: new Date() },
  });
}

function outcomes(results: readonly BrandResult[]): string[] {
  return results.flatMap(({ topics }) => [...topics.values()]);
}

async function edit(name: string, change: (text: string) => string): Promise<void> {
  const path = join(directory, name);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

async function siteId(code: string): Promise<number> {
  const { rows } = await owner.query<{ site_id: number }>(
    'select site_id from sites.site where site_code = $1',
    [code],
  );
  return rows[0]?.site_id ?? 0;
}

async function siteName(code: string): Promise<string> {
  const { rows } = await owner.query<{ site_name: string }>(
    'select site_name from sites.site where site_code = $1',
    [code],
  );
  return rows[0]?.site_name ?? '';
}

async function rewards(): Promise<string[]> {
  const { rows } = await owner.query<{ reward_amount: string }>(
    'select reward_amount::text from rewards.mission where site_id = $1',
    [await siteId('aurum')],
  );
  return rows.map(({ reward_amount }) => reward_amount);
}
