import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrateQueue } from './migrate-queue.ts';
import { migrate } from './migrate.ts';

/** The platform's migrations. */
export const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));
/** The platform's functions, one file each. */
export const FUNCTIONS = fileURLToPath(new URL('functions', import.meta.url));
/** The house provider's migrations. It has a schema and a migration table of its own. */
export const HOUSE_MIGRATIONS = fileURLToPath(new URL('../games/migrations', import.meta.url));

/**
 * Bring a database up to date: the platform's schema, the job queue's, then the house provider's. Returns the names of
 * what was applied.
 */
export async function migrateAll(options: {
  ownerUrl: string;
  log: (line: string) => void;
}): Promise<string[]> {
  const { ownerUrl: connectionString, log } = options;
  const platform = await migrate({ connectionString, directory: MIGRATIONS, functions: FUNCTIONS, log });
  await migrateQueue(connectionString);
  if (!existsSync(HOUSE_MIGRATIONS)) return platform;
  const house = await migrate({
    connectionString,
    directory: HOUSE_MIGRATIONS,
    table: 'house_migration',
    log,
  });
  return [...platform, ...house];
}
