import { readdir } from 'node:fs/promises';
import { importCashier } from '../server/cashier/import-cashier.ts';
import { openDatabase } from '../server/kernel/database.ts';
import { importMiniGames } from '../server/minigames/import-minigames.ts';
import { readBrand } from '../server/sites/brand.ts';
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
    }
  } finally {
    await pool.end();
  }
}

/** The folders below `brands/` that hold a brand. */
export async function brandCodes(brandsDirectory: string): Promise<string[]> {
  const entries = await readdir(brandsDirectory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'content')
    .map((entry) => entry.name)
    .toSorted();
}
