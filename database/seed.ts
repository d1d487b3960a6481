import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase, type Database } from '../server/kernel/database.ts';
import { priceSite } from '../server/pricing/price-site.ts';
import { siteRewards } from '../server/pricing/site-rewards.ts';
import { pricedGame } from '../server/pricing/values.ts';
import { BrandError } from '../server/sites/brand-error.ts';
import type { Brand } from '../server/sites/brand.ts';
import { readCheckedBrand } from './check-brand.ts';
import { importBrand, type ImportWish, type TopicOutcome } from './import-brand.ts';

/** The outcome of a brand: its topics, or why it was refused. */
export interface BrandResult {
  readonly siteCode: string;
  readonly topics: ReadonlyMap<string, TopicOutcome>;
  readonly faults: readonly string[];
  /** Rewards that cost the house more than its games earn. The brand is imported all the same. */
  readonly warnings: readonly string[];
}

/**
 * Import brands, each whole or not at all; one that fails does not stop the others. Needs the owner's connection.
 * Writes nothing if the files have not changed since the last import.
 */
export async function importBrands(options: {
  ownerUrl: string;
  brands: readonly { brandsDirectory: string; siteCode: string }[];
  isProduction: boolean;
  wish: ImportWish;
}): Promise<BrandResult[]> {
  const { pool, db } = openDatabase({ connectionString: options.ownerUrl, maxConnections: 1 });
  const results: BrandResult[] = [];
  try {
    for (const { brandsDirectory, siteCode } of options.brands) {
      try {
        const brand = await readCheckedBrand(brandsDirectory, siteCode, options.isProduction);
        const topics = await importBrand(db, brand, options.wish);
        results.push({ siteCode, topics, faults: [], warnings: await rewardFaults(db, brand) });
      } catch (error) {
        if (!(error instanceof BrandError)) throw error;
        results.push({ siteCode, topics: new Map(), faults: error.faults, warnings: [] });
      }
    }
  } finally {
    await pool.end();
  }
  return results;
}

/**
 * Import the demo brands that are not there yet, and log what was imported. A brand that is there belongs to its operators:
 * its folder is imported again by `npm run brand -- import` alone.
 */
export async function seed(options: {
  ownerUrl: string;
  brandsDirectory: string;
  log: (line: string) => void;
}): Promise<void> {
  const { ownerUrl, brandsDirectory, log } = options;
  const there = await siteCodes(ownerUrl);
  const codes = (await brandCodes(brandsDirectory)).filter((code) => !there.has(code));
  if (codes.length === 0) return;
  const brands = codes.map((siteCode) => ({ brandsDirectory, siteCode }));
  const results = await importBrands({ ownerUrl, brands, isProduction: false, wish: { now: new Date() } });
  for (const line of results.flatMap(linesOf)) log(line);
}

async function siteCodes(ownerUrl: string): Promise<ReadonlySet<string>> {
  const { pool, db } = openDatabase({ connectionString: ownerUrl, maxConnections: 1 });
  try {
    const rows = await db.selectFrom('sites.site').select('site_code').execute();
    return new Set(rows.map(({ site_code }) => site_code));
  } finally {
    await pool.end();
  }
}

/** The log lines of a result; empty if nothing happened. */
export function linesOf({ siteCode, topics, faults, warnings }: BrandResult): string[] {
  const named = (outcome: TopicOutcome) =>
    [...topics].flatMap(([topic, what]) => (what === outcome ? [topic] : [])).join(', ');
  const conflicts = named('conflict');
  if (faults.length > 0) return faults.map((fault) => `Not imported: ${siteCode}/${fault}`);
  if (conflicts !== '') {
    return [
      `Not imported: ${siteCode}: changed since the last import: ${conflicts}. To undo those changes: ` +
        `npm run brand -- import <folder of ${siteCode}> --force, or --only <topics>`,
    ];
  }
  if (named('imported') === '') return [];
  return [
    `Imported the brand ${siteCode}: ${named('imported')}`,
    ...warnings.map((warning) => `Warning: the rewards of ${siteCode} favour players: ${warning}`),
  ];
}

/** Rewards that favour players, computed with the known game in which they cost least. */
async function rewardFaults(db: Database, brand: Brand): Promise<readonly string[]> {
  const games = await db
    .selectFrom('catalog.game')
    .select(['game_name', 'category', 'rtp_percent'])
    .where('provider_code', 'in', [...brand.file.providers, ''])
    .where('status', '=', 'active')
    .execute();
  const rewards = siteRewards(brand);
  const priced = games.map(({ game_name, category, rtp_percent }) =>
    pricedGame(game_name, { category, rtpPercent: rtp_percent }, rewards.stakeWeights),
  );
  return priceSite(rewards, priced).faults;
}

/** The folders below `brands/` that hold a brand. */
export async function brandCodes(brandsDirectory: string): Promise<string[]> {
  const entries = await readdir(brandsDirectory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(brandsDirectory, entry.name, 'brand.json')))
    .map((entry) => entry.name)
    .toSorted();
}
