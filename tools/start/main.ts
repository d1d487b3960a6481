import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateAll } from '../../database/migrate-all.ts';
import { createOwnKeys } from '../../database/own-keys.ts';
import { seed } from '../../database/seed.ts';
import { readConfig, type Config } from '../../server/kernel/config.ts';
import { openDatabase } from '../../server/kernel/database.ts';
import { requireProductionReady } from '../../server/production.ts';
import { BUILDS, buildStale } from './build.ts';
import { startConstellation } from './constellation.ts';
import { openPostgres } from './database.ts';
import { runDevelopment } from './development.ts';
import { createLifetime } from './lifetime.ts';
import { masterKeyOfDemo } from './master-key.ts';
import { demoOwnerSignIn, demoSignIns } from './sign-ins.ts';

/**
 * `npm start`, under Node 24 and with everything installed: brings up a running Marquee from a data directory, which
 * may be empty. Each step is logged, and the last line says where the sites are. With --dev it watches the sources
 * instead.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const begun = Date.now();
const log = (line: string): void => console.log(line);
const lifetime = createLifetime(log);

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
  await lifetime.end(1);
}

async function start(): Promise<void> {
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env);
  const isDemo = config.MARQUEE_ENV !== 'production';
  const metricsToken = config.METRICS_TOKEN ?? (isDemo ? randomBytes(18).toString('base64url') : undefined);
  const brandsDirectory = join(ROOT, 'brands');
  const dataDir = resolve(ROOT, config.DATA_DIR);

  await mkdir(dataDir, { recursive: true });

  const postgres = await openPostgres({
    databaseUrl: config.DATABASE_URL,
    databaseAppUrl: config.DATABASE_APP_URL,
    dataDir,
    log,
  });
  lifetime.add('PostgreSQL', postgres.stop);
  if (process.argv.includes('--dev')) {
    if (!isDemo) throw new Error('npm run dev only runs a demo: use npm start for MARQUEE_ENV=production');
    return runDevelopment({ root: ROOT, databaseUrls: postgres, lifetime, log });
  }
  await migrateAll({ ownerUrl: postgres.ownerUrl, log });
  // Check before the builds, which take minutes, so that a refusal is shown at once.
  if (!isDemo) await checkProduction(config, postgres.appUrl);
  const masterKey = isDemo
    ? await masterKeyOfDemo({ ...config, DATA_DIR: dataDir }, postgres.ownerUrl)
    : config.MARQUEE_KEY;
  if (isDemo && masterKey !== undefined) {
    const directory = join(dataDir, 'keys');
    const made = await createOwnKeys({ ownerUrl: postgres.ownerUrl, masterKey, isDemo, directory });
    if (made.length > 0) log(`Stored keys in the database: ${made.join(', ')}`);
    await seed({ ownerUrl: postgres.ownerUrl, brandsDirectory, log });
  }
  // In development, Vite serves the site from its sources and keeps the games' client built.
  if (config.MARQUEE_ENV !== 'development') {
    const builds = BUILDS.filter((build) => config.ROLES.includes(build.role));
    await buildStale({ root: ROOT, builds, log });
  }

  const constellation = await startConstellation({
    config: { ...config, DATA_DIR: dataDir, METRICS_TOKEN: metricsToken, MARQUEE_KEY: masterKey },
    databaseUrls: postgres,
    root: ROOT,
  });
  lifetime.add('the servers', constellation.close);
  const pidFile = join(dataDir, 'marquee.pid');
  await writeFile(pidFile, `${process.pid}\n`);
  lifetime.add('the process id', () => rm(pidFile, { force: true }));
  const signIns = isDemo ? await demoSignIns(brandsDirectory, constellation.port) : [];
  if (isDemo && constellation.marquee) {
    signIns.push(...(await demoOwnerSignIn(constellation.marquee.app, constellation.port)));
  }
  log(`Started in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  for (const line of signIns) log(line);
  if (isDemo) {
    if (config.METRICS_TOKEN === undefined)
      log(`Metrics: ${constellation.url}/metrics with "authorization: Bearer ${metricsToken}"`);
    log(
      `Demo mode, for ${config.DEMO_ON_NETWORK ? `whoever reaches ${config.HOST}` : 'this machine only'}: play money, sandbox payments. Real money: MARQUEE_ENV=production`,
    );
  }
  log(`Marquee is ready: ${constellation.url}`);
}

async function checkProduction(config: Config, appUrl: string): Promise<void> {
  const { pool, db } = openDatabase({ connectionString: appUrl, maxConnections: 1 });
  try {
    await requireProductionReady(config, db);
  } finally {
    await pool.end();
  }
}
