import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, type Config } from '@marquee/server/kernel/config.ts';
import type { RunningPostgres } from '../postgres/supervisor.ts';
import { openPostgres } from './database.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a command works with: Marquee's configuration and its database. */
export interface CommandPlace {
  /** DATA_DIR is absolute. */
  readonly config: Config;
  readonly postgres: RunningPostgres;
}

/** The configuration that Marquee is started with: the environment and `.env`. DATA_DIR is absolute. */
export function commandConfig(): Config {
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env);
  return { ...config, DATA_DIR: resolve(ROOT, config.DATA_DIR) };
}

/**
 * The database of a running Marquee. If none runs, the database is started for this command. Throws if there is no
 * Marquee yet, because a command creates none.
 */
export async function openForCommand(config: Config = commandConfig()): Promise<CommandPlace> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database-passwords.json'))) {
    throw new Error(
      `There is no Marquee in ${dataDir}: start one with npm start, or set DATA_DIR or DATABASE_URL to where it is`,
    );
  }
  const postgres = await openPostgres({
    databaseUrl,
    databaseAppUrl: config.DATABASE_APP_URL,
    dataDir,
    log: () => undefined,
  });
  return { config, postgres };
}
