import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSecurityInbox } from '@marquee/server/inbox/security-message.ts';
import { createDelivery } from '@marquee/server/players/delivery/create-delivery.ts';
import { createPlayers } from '@marquee/server/players/players.ts';
import { createCashier, gatewayUrlOf, paymongoOf } from '@marquee/server/cashier/cashier.ts';
import { ReviewError } from '@marquee/server/cashier/review-error.ts';
import { systemClock } from '@marquee/server/kernel/clock.ts';
import { readConfig, type Config } from '@marquee/server/kernel/config.ts';
import { openDatabase } from '@marquee/server/kernel/database.ts';
import { createKeys } from '@marquee/server/kernel/keys.ts';
import { createLog } from '@marquee/server/kernel/log.ts';
import { createLedger } from '@marquee/server/ledger/ledger.ts';
import { createRealtime } from '@marquee/server/realtime/realtime.ts';
import { SafetyError } from '@marquee/server/safety/operator.ts';
import { createSiteCache } from '@marquee/server/sites/site-cache.ts';
import { requireMasterKey } from '../start/master-key.ts';
import { openPostgres } from '../start/database.ts';
import { readCommand, runCommand, UsageError, type Command } from './commands.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

try {
  const lines = await run(readCommand(process.argv.slice(2), userInfo().username));
  for (const line of lines) console.log(line);
} catch (error) {
  const isTheirs =
    error instanceof UsageError || error instanceof ReviewError || error instanceof SafetyError;
  console.error(isTheirs ? error.message : error);
  process.exitCode = 1;
}

/** Works on the database of a Marquee that runs, or on its own where none does. */
async function run(command: Command): Promise<string[]> {
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env);
  const dataDir = resolve(ROOT, config.DATA_DIR);
  const postgres = await openPostgres({
    databaseUrl: config.DATABASE_URL,
    databaseAppUrl: config.DATABASE_APP_URL,
    dataDir,
    log: () => undefined,
  });
  const log = createLog('silent');
  const { pool, db } = openDatabase({
    connectionString: postgres.appUrl,
    applicationName: 'marquee-operator',
  });
  const ledger = createLedger({ connectionString: postgres.appUrl });
  // Nobody connects here: the announcements reach the processes that the players are connected to.
  const realtime = createRealtime({
    pool,
    log,
    admit: async () => ({ refused: 'sessionExpired' }),
    siteOf: async () => ({ refused: 'siteNotFound' }),
  });
  const delivery = createDelivery(config, db, systemClock);
  try {
    const keys = createKeys(db, await requireMasterKey({ ...config, DATA_DIR: dataDir }));
    const players = await createPlayers({
      keys,
      log,
      tellInbox: createSecurityInbox({ clock: systemClock }),
    });
    const gatewayUrl = await sandboxUrl(config, dataDir);
    const cashier = await createCashier({ keys, gatewayUrl, paymongo: paymongoOf(config) });
    const sites = createSiteCache(db);
    const app = { db, ledger, clock: systemClock, realtime, log, cashier, sites, delivery, players };
    const lines = await runCommand(app, command);
    await players.settled();
    return lines;
  } finally {
    await delivery.close();
    await realtime.close();
    await ledger.close();
    await pool.end();
    await postgres.stop();
  }
}

async function sandboxUrl(config: Config, dataDir: string): Promise<string | undefined> {
  const configured = gatewayUrlOf(config);
  if (configured === undefined) return undefined;
  return (await readAddress(join(dataDir, 'sandbox-gateway.url'))) ?? configured;
}

/** Where the sandbox gateway of this data directory listens; it may have stepped aside for another port. */
async function readAddress(file: string): Promise<string | undefined> {
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
}
