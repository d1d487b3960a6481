import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../tests/postgres.ts';
import { assignProvider, setGameOnSite } from '../server/catalog/operator-choices.ts';
import { openDatabase } from '../server/kernel/database.ts';
import { readBrand } from '../server/sites/brand.ts';
import { importBrand } from './import-brand.ts';

const brands = fileURLToPath(new URL('../brands', import.meta.url));
let database: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase({ connectionString: database.ownerUrl, maxConnections: 1 });
});
afterAll(async () => {
  await opened.pool.end();
  await database.drop();
});

test('a brand places games of any provider, and what the operator has chosen outlives its file', async () => {
  const { db } = opened;
  const read = await readBrand(brands, 'aurum');
  const wish = { now: new Date() };
  const changed = (order: string[], hot: string[]) => ({ ...read, file: { ...read.file, order, hot } });
  await importBrand(db, changed(['COINHOUSE/coin-flip', 'koi-pond'], ['COINHOUSE/coin-flip']), wish);
  const placed = async () => {
    const rows = await db
      .selectFrom('catalog.site_game')
      .select(['provider_code', 'game_code', 'position', 'is_hot', 'is_hidden'])
      .orderBy('position')
      .orderBy('game_code')
      .execute();
    return rows.map((row) => Object.values(row).join(' '));
  };
  expect(await placed()).toEqual(['COINHOUSE coin-flip 0 true false', 'MARQUEE koi-pond 1 false false']);

  const { site_id } = await db.selectFrom('sites.site').select('site_id').executeTakeFirstOrThrow();
  await assignProvider(db, site_id, 'COINHOUSE');
  await setGameOnSite(db, site_id, { providerCode: 'MARQUEE', gameCode: 'koi-pond' }, false);
  await importBrand(db, changed(['koi-pond', 'star-voyager'], []), wish);
  expect(await placed()).toEqual(['MARQUEE koi-pond 0 false true', 'MARQUEE star-voyager 1 false false']);
  const providers = await db
    .selectFrom('catalog.site_provider')
    .select(['provider_code', 'source'])
    .orderBy('provider_code')
    .execute();
  expect(providers).toEqual([
    { provider_code: 'COINHOUSE', source: 'operator' },
    { provider_code: 'MARQUEE', source: 'brand' },
  ]);
});
