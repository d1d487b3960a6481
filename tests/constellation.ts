import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { readConfig } from '../server/kernel/config.ts';
import { createLog } from '../server/kernel/log.ts';
import type { Marquee } from '../server/main.ts';
import { brandsImported } from './beginnings.ts';
import { buildForTests } from './build.ts';
import { startConstellation } from '../tools/start/constellation.ts';
import { choosePort } from '../tools/start/ports.ts';
import { createTestDatabase } from './postgres.ts';
import { testMasterKey } from './test-keys.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** All of Marquee, as `npm start` runs it, on free ports and a database of its own. */
export interface TestConstellation {
  /** Where the brand at `localhost` is. */
  readonly url: string;
  readonly port: number;
  /** Where another brand is: `siteUrl('tropico.localhost')`. */
  siteUrl(host: string): string;
  readonly marquee: Marquee;
  /** The owner's connection, to compare what a screen shows with what the database holds. */
  readonly owner: pg.Pool;
  /** With which commands such as `npm run operator` work on this Marquee. */
  readonly commandEnvironment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Build what is stale, then start everything. Takes a while the first time. */
export async function startTestConstellation(
  environment: Record<string, string> = {},
): Promise<TestConstellation> {
  await buildForTests();
  const database = await createTestDatabase(brandsImported);
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-constellation-'));
  const constellation = await startConstellation({
    config: readConfig({
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      MARQUEE_KEY: testMasterKey,
      RATE_LIMITS: 'false',
      // Draws go on by themselves; a test that is about them asks for them.
      HOUSE_CRASH_GAMES: 'false',
      HOUSE_LIVE_TABLES: 'false',
      ...environment,
    }),
    databaseUrls: { appUrl: database.url, gamesUrl: database.gamesUrl },
    root,
    logger: createLog('warn'),
  });
  const { marquee, port, url } = constellation;
  if (!marquee) throw new Error('The platform was not started');
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 });
  owner.on('error', () => undefined);
  return {
    url,
    port,
    marquee,
    owner,
    commandEnvironment: {
      DATA_DIR: dataDir,
      MARQUEE_KEY: testMasterKey,
      DATABASE_URL: database.ownerUrl,
      DATABASE_APP_URL: database.url,
    },
    siteUrl: (host) => `http://${host}:${port}`,
    close: async () => {
      await constellation.close();
      await owner.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port that is free now, with room for its siblings above it. */
async function freePort(): Promise<number> {
  const first = 20_000 + Math.floor(Math.random() * 20_000);
  return choosePort({ host: '127.0.0.1', asked: undefined, first, taken: [] });
}
