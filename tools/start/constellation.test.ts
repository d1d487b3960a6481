import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@marquee/server/kernel/config.ts';
import { createLog } from '@marquee/server/kernel/log.ts';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createOwnKeys } from '../../database/own-keys.ts';
import { createTestDatabase } from '../../tests/postgres.ts';
import { testMasterKey } from '../../tests/test-keys.ts';
import { startConstellation } from './constellation.ts';
import { choosePort } from './ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the platform starts while games that run elsewhere are down, and knows whom to ask again', async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-start-'));
  const first = 40_000 + Math.floor(Math.random() * 10_000);
  const port = await choosePort({ host: '127.0.0.1', asked: undefined, first, taken: [] });
  await createOwnKeys({ ownerUrl: database.ownerUrl, masterKey: testMasterKey, isDemo: true });
  const constellation = await startConstellation({
    config: readConfig({
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      MARQUEE_KEY: testMasterKey,
      ROLES: 'api',
      GAMES_URL: 'http://127.0.0.1:9',
    }),
    databaseUrls: { appUrl: database.url, gamesUrl: database.gamesUrl },
    root,
    logger: createLog('silent'),
  });
  const providers = await constellation.marquee?.app.db
    .selectFrom('rounds.provider_connection as connection')
    .innerJoin('catalog.provider as provider', 'provider.provider_code', 'connection.provider_code')
    .select(['provider.provider_code', 'connection.base_url'])
    .execute();
  expect(providers).toEqual([{ provider_code: 'MARQUEE', base_url: 'http://127.0.0.1:9/hub' }]);
  await constellation.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a demo offers crash and live tables and publishes their chains, and does neither where it is told so', async () => {
  const { database, close, startOne } = await startHere();
  const live = ['auto-roulette', 'speed-baccarat'];
  const drawn = async ({ marquee }: Awaited<ReturnType<typeof startConstellation>>) =>
    marquee?.app.db
      .selectFrom('catalog.game')
      .select(['game_code', 'category', 'status'])
      .where((where) => where.or([where('game_code', 'like', 'crash-%'), where('game_code', 'in', live)]))
      .orderBy('game_code')
      .execute();
  const without = await startOne({ HOUSE_CRASH_GAMES: 'false', HOUSE_LIVE_TABLES: 'false' });
  expect(await drawn(without)).toEqual([]);
  await without.close();

  const constellation = await startOne({});
  expect((await drawn(constellation))?.map(({ game_code, category }) => [game_code, category])).toEqual([
    ['auto-roulette', 'casino'],
    ['crash-jeepney', 'crash'],
    ['crash-kite', 'crash'],
    ['crash-rocket', 'crash'],
    ['speed-baccarat', 'casino'],
  ]);
  const salted = async () => {
    const client = new Client({ connectionString: database.gamesUrl });
    await client.connect();
    const { rows } = await client.query('SELECT game_code FROM house.chain WHERE salt IS NOT NULL');
    await client.end();
    return rows.length;
  };
  await expect.poll(salted, { timeout: 60_000 }).toBe(5);
  await constellation.close();
  await close();
}, 300_000);

/** A database with keys, on which constellations with games are started one after the other. */
async function startHere() {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-start-'));
  const first = 40_000 + Math.floor(Math.random() * 10_000);
  const port = await choosePort({ host: '127.0.0.1', asked: undefined, first, taken: [] });
  await createOwnKeys({ ownerUrl: database.ownerUrl, masterKey: testMasterKey, isDemo: true });
  return {
    database,
    startOne: (environment: Record<string, string>) =>
      startConstellation({
        config: readConfig({
          NODE_ENV: 'test',
          HOST: '127.0.0.1',
          PORT: String(port),
          DATA_DIR: dataDir,
          MARQUEE_KEY: testMasterKey,
          ROLES: 'api,games',
          ...environment,
        }),
        databaseUrls: { appUrl: database.url, gamesUrl: database.gamesUrl },
        root,
        logger: createLog('silent'),
      }),
    close: async () => {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
