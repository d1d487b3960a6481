import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { composeApp } from '@marquee/server/compose.ts';
import { createDelivery } from '@marquee/server/players/delivery/create-delivery.ts';
import { createRounds } from '@marquee/server/rounds/rounds.ts';
import { createPlayers } from '@marquee/server/players/players.ts';
import { createPush } from '@marquee/server/push/push.ts';
import { createCashier, gatewayUrlOf, paymongoOf } from '@marquee/server/cashier/cashier.ts';
import { systemClock } from '@marquee/server/kernel/clock.ts';
import type { Config } from '@marquee/server/kernel/config.ts';
import { openDatabase } from '@marquee/server/kernel/database.ts';
import { createKeys } from '@marquee/server/kernel/keys.ts';
import { createLog } from '@marquee/server/kernel/log.ts';
import { createLedger } from '@marquee/server/ledger/ledger.ts';
import { createRealtime } from '@marquee/server/realtime/realtime.ts';
import { createSiteCache } from '@marquee/server/sites/site-cache.ts';
import { requireMasterKey } from '../start/master-key.ts';
import { runCommand } from '../command/command.ts';
import { openForCommand } from '../start/open-for-command.ts';
import { readCommand, runCommand as runOnMarquee, usage, type Command } from './commands.ts';

await runCommand({
  usage,
  run: async (words) => {
    for (const line of await run(readCommand(words, userInfo().username))) console.log(line);
  },
});

/** Works on the database of a running Marquee, or starts the database itself if none runs. */
async function run(command: Command): Promise<string[]> {
  const { config, postgres } = await openForCommand();
  const { DATA_DIR: dataDir } = config;
  const log = createLog('silent');
  const { pool, db } = openDatabase({
    connectionString: postgres.appUrl,
    applicationName: 'marquee-operator',
  });
  // Opened by the commands that look into rounds of the house.
  const house = new Pool({
    connectionString: postgres.gamesUrl,
    max: 1,
    application_name: 'marquee-operator',
  });
  const ledger = createLedger({ connectionString: postgres.appUrl });
  // Nobody connects here. The announcements reach the processes that players are connected to.
  const realtime = createRealtime({
    pool,
    log,
    admit: async () => ({ refused: 'sessionExpired' }),
    siteOf: async () => ({ refused: 'siteNotFound' }),
  });
  const delivery = createDelivery(config, db, systemClock);
  try {
    const keys = createKeys(db, await requireMasterKey(config));
    const players = await createPlayers({ keys, log });
    const push = await createPush({ keys });
    const rounds = createRounds({ db, keys });
    const gatewayUrl = await sandboxUrl(config, dataDir);
    const cashier = await createCashier({ keys, gatewayUrl, paymongo: paymongoOf(config) });
    const sites = createSiteCache(db);
    const app = composeApp({
      config,
      pool,
      db,
      ledger,
      clock: systemClock,
      realtime,
      log,
      cashier,
      sites,
      delivery,
      players,
      push,
      rounds,
    });
    const lines = await runOnMarquee({ ...app, house }, command);
    await players.settled();
    return lines;
  } finally {
    await delivery.close();
    await realtime.close();
    await ledger.close();
    await house.end();
    await pool.end();
    await postgres.stop();
  }
}

async function sandboxUrl(config: Config, dataDir: string): Promise<string | undefined> {
  const configured = gatewayUrlOf(config);
  if (configured === undefined) return undefined;
  return (await readAddress(join(dataDir, 'sandbox-gateway.url'))) ?? configured;
}

/** The address of the sandbox gateway of this data directory. It may have chosen another port than configured. */
async function readAddress(file: string): Promise<string | undefined> {
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
}
