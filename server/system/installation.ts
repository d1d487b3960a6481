import { readFile, statfs } from 'node:fs/promises';
import { z } from 'zod';
import { sql } from '../kernel/database.ts';
import type { App } from './app.ts';

const packageSchema = z.object({ version: z.string() });

/** What runs here: versions, and how much room the data takes. */
export interface Installation {
  readonly product: string;
  readonly games: string;
  readonly migration: string;
  readonly postgres: string;
  readonly node: string;
  readonly database_bytes: number;
  /** Of the disk that the data directory is on; null if it cannot be read. */
  readonly disk: { readonly free_bytes: number; readonly total_bytes: number } | null;
}

export async function readInstallation(app: Pick<App, 'db' | 'config'>): Promise<Installation> {
  const [product, games, database, disk] = await Promise.all([
    versionOf('../../package.json'),
    versionOf('../../games/package.json'),
    sql<{ migration: string; postgres: string; bytes: bigint }>`
      select (select max(name) from public.migration where name !~ '/') as migration,
        current_setting('server_version') as postgres, pg_database_size(current_database()) as bytes`.execute(
      app.db,
    ),
    readDisk(app.config.DATA_DIR),
  ]);
  const [row] = database.rows;
  return {
    product,
    games,
    migration: row?.migration.replace(/\.sql$/, '') ?? '',
    postgres: row?.postgres ?? '',
    node: process.versions.node,
    database_bytes: Number(row?.bytes ?? 0n),
    disk,
  };
}

async function versionOf(path: string): Promise<string> {
  const text = await readFile(new URL(path, import.meta.url), 'utf8');
  return packageSchema.parse(JSON.parse(text)).version;
}

export async function readDisk(directory: string): Promise<Installation['disk']> {
  const found = await statfs(directory).catch(() => undefined);
  if (!found) return null;
  return { free_bytes: found.bavail * found.bsize, total_bytes: found.blocks * found.bsize };
}
