import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@marquee/server/kernel/config.ts';
import { openDatabase, type Database } from '@marquee/server/kernel/database.ts';
import { openPostgres } from './database.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Do something on the database of a Marquee that runs, or on its own where none does, with the server's rights. */
export async function withDatabase<Result>(
  applicationName: string,
  work: (opened: { db: Database; dataDir: string }) => Promise<Result>,
): Promise<Result> {
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
  const { pool, db } = openDatabase({ connectionString: postgres.appUrl, applicationName });
  try {
    return await work({ db, dataDir });
  } finally {
    await pool.end();
    await postgres.stop();
  }
}
