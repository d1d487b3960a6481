import { readdir } from 'node:fs/promises';
import { importCashier } from '../server/cashier/import-cashier.ts';
import { openDatabase, type Database } from '../server/kernel/database.ts';
import { importMiniGames } from '../server/minigames/import-minigames.ts';
import { priceSite } from '../server/pricing/price-site.ts';
import { readSiteRewards } from '../server/pricing/read-site.ts';
import { leastEdge } from '../server/pricing/values.ts';
import { readBrand, type Brand } from '../server/sites/brand.ts';
import { importPromotions } from '../server/bonus/promotions/import-promotions.ts';
import { importBrand } from '../server/sites/import-brand.ts';

/** Import the demo brands whose files have changed since the last time. Needs the owner's connection. */
export async function seed(options: {
  ownerUrl: string;
  brandsDirectory: string;
  log: (line: string) => void;
}): Promise<void> {
  const { pool, db } = openDatabase({ connectionString: options.ownerUrl, maxConnections: 1 });
  try {
    for (const siteCode of await brandCodes(options.brandsDirectory)) {
      const brand = await readBrand(options.brandsDirectory, siteCode);
      if (await importBrand(db, brand)) options.log(`Imported the brand ${brand.file.site_name}`);
      await importMiniGames(db, options.brandsDirectory, siteCode);
      await importCashier(db, options.brandsDirectory, siteCode);
      await importPromotions(db, options.brandsDirectory, brand);
      for (const fault of await rewardFaults(db, options.brandsDirectory, brand)) {
        options.log(`Warning: the rewards of ${brand.file.site_name} favour players: ${fault}`);
      }
    }
  } finally {
    await pool.end();
  }
}

/** What of a brand's rewards costs the house more than its games earn, at the least edge of the games that are known. */
async function rewardFaults(db: Database, brandsDirectory: string, brand: Brand): Promise<readonly string[]> {
  const games = await db
    .selectFrom('catalog.game')
    .select('rtp_percent')
    .where('provider_code', 'in', [...brand.file.providers, ''])
    .where('status', '=', 'active')
    .execute();
  const edge = leastEdge(games.map(({ rtp_percent }) => rtp_percent));
  return priceSite(await readSiteRewards(brandsDirectory, brand.file.site_code), edge).faults;
}

/** The folders below `brands/` that hold a brand. */
export async function brandCodes(brandsDirectory: string): Promise<string[]> {
  const entries = await readdir(brandsDirectory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'content')
    .map((entry) => entry.name)
    .toSorted();
}
