import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@marquee/server/kernel/config.ts';
import { openDatabase } from '@marquee/server/kernel/database.ts';
import { createKeys } from '@marquee/server/kernel/keys.ts';
import { createLog } from '@marquee/server/kernel/log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOwnKeys } from '../../database/own-keys.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/postgres.ts';
import { startConstellation } from './constellation.ts';
import { masterKeyOfDemo } from './master-key.ts';
import { choosePort } from './ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let database: TestDatabase;
let directory: string;
beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'marquee-nodes-'));
  for (const node of ['first', 'second']) await mkdir(join(directory, node));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

test('two nodes with data folders of their own work on one database: the second brings the master key and makes none', async () => {
  const [first, second] = [join(directory, 'first'), join(directory, 'second')];
  // Keys that a Marquee kept as files before are taken over once.
  await mkdir(join(first, 'keys'));
  await writeFile(join(first, 'keys', 'players-vault.secret'), 'of old');
  const masterKey = await masterKeyOfDemo(readConfig({ DATA_DIR: first }), database.ownerUrl);
  expect((await stat(join(first, 'master.key'))).mode & 0o777).toBe(0o600);
  const made = await createOwnKeys({
    ownerUrl: database.ownerUrl,
    masterKey,
    isDemo: true,
    directory: join(first, 'keys'),
  });
  expect(made).toContain('players-vault.secret (from a file)');

  const joins = masterKeyOfDemo(readConfig({ DATA_DIR: second }), database.ownerUrl);
  await expect(joins).rejects.toThrow('set MARQUEE_KEY');
  expect(await readdir(second)).toEqual([]);
  const MARQUEE_KEY = (await readFile(join(first, 'master.key'), 'utf8')).trim();
  expect(await masterKeyOfDemo(readConfig({ DATA_DIR: second, MARQUEE_KEY }), database.ownerUrl)).toBe(
    masterKey,
  );
  expect(await createOwnKeys({ ownerUrl: database.ownerUrl, masterKey: MARQUEE_KEY, isDemo: true })).toEqual(
    [],
  );
  const { pool, db } = openDatabase({ connectionString: database.url, maxConnections: 1 });
  expect(await createKeys(db, MARQUEE_KEY).read('players-vault.secret')).toBe('of old');

  // The games on one node accept the platform's signature on the other: they answer it their list.
  const games = await startNode(first, MARQUEE_KEY, { ROLES: 'games' });
  const platform = await startNode(second, MARQUEE_KEY, { ROLES: 'api', GAMES_URL: games.gamesUrl });
  const { count } = await db
    .selectFrom('catalog.game')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBeGreaterThan(10);
  expect(await readdir(second)).toEqual([]);
  await platform.close();
  await games.close();
  await pool.end();
}, 180_000);

async function startNode(dataDir: string, MARQUEE_KEY: string, environment: Record<string, string>) {
  const host = '127.0.0.1';
  const first = 40_000 + Math.floor(Math.random() * 10_000);
  const port = await choosePort({ host, asked: undefined, first, taken: [] });
  return startConstellation({
    config: readConfig({ HOST: host, PORT: String(port), DATA_DIR: dataDir, MARQUEE_KEY, ...environment }),
    databaseUrls: { appUrl: database.url, gamesUrl: database.gamesUrl },
    root,
    logger: createLog('silent'),
  });
}
