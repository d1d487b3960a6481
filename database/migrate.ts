import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';

/** One migration as it lies on disk: `0001_players.sql` and the SHA-256 of its text. */
export type MigrationFile = { readonly name: string; readonly sql: string; readonly checksum: string };

const MIGRATION_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/**
 * Reads the numbered migrations of a directory, in order.
 * @throws when two files carry one number, or when a file of another name ends in `.sql`.
 */
export async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  const numbers = new Map<string, string>();
  const files: MigrationFile[] = [];
  for (const name of names) {
    const number = MIGRATION_NAME.exec(name)?.[1];
    if (number === undefined)
      throw new Error(`${name}: a migration's name is NNNN_snake_case.sql (${directory})`);
    const twin = numbers.get(number);
    if (twin !== undefined) throw new Error(`${twin} and ${name} carry the same number (${directory})`);
    numbers.set(number, name);
    const sql = await readFile(join(directory, name), 'utf8');
    files.push({ name, sql, checksum: createHash('sha256').update(sql).digest('hex') });
  }
  return files;
}

/**
 * Applies what is missing of a directory of append-only SQL migrations, each in a transaction of its own, and returns
 * the names that were applied now. Two processes that migrate at once take turns on an advisory lock.
 *
 * An applied file is never to be changed, removed, or preceded by a new one: each of these is an error, because the
 * database would no longer be what the directory says.
 */
export async function migrate(options: {
  /** A connection as the owner of the schema. */
  connectionString: string;
  directory: string;
  /** The table, in schema public, that remembers what was applied. */
  table?: string;
  log: (line: string) => void;
}): Promise<string[]> {
  const files = await readMigrations(options.directory);
  const name = options.table ?? 'migration';
  const client = new Client({
    connectionString: options.connectionString,
    application_name: 'marquee-migrate',
  });
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(hashtextextended('marquee.migrate', 0))`);
    const table = `public.${client.escapeIdentifier(name)}`;
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${table} (
         name text PRIMARY KEY,
         checksum text NOT NULL,
         applied_at timestamptz NOT NULL DEFAULT now()
       )`,
    );
    const applied = await client.query<{ name: string; checksum: string }>(
      `SELECT name, checksum FROM ${table} ORDER BY name`,
    );
    const pending = pendingMigrations(files, applied.rows);
    for (const file of pending) {
      options.log(`migrate ${file.name}`);
      await apply(client, table, file);
    }
    return pending.map((file) => file.name);
  } finally {
    await client.end();
  }
}

/** What is still to be applied, once it is certain that what was applied is what lies on disk. */
function pendingMigrations(
  files: readonly MigrationFile[],
  applied: readonly { name: string; checksum: string }[],
): MigrationFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const row of applied) {
    const file = byName.get(row.name);
    if (file === undefined) throw new Error(`${row.name} was applied to this database but is gone from disk`);
    if (file.checksum !== row.checksum) {
      throw new Error(`${row.name} was changed after it had been applied: write a new migration instead`);
    }
    byName.delete(row.name);
  }
  const newest = applied.at(-1)?.name ?? '';
  const pending = [...byName.values()];
  const late = pending.find((file) => file.name < newest);
  if (late) throw new Error(`${late.name} comes before ${newest}, which is applied: give it a higher number`);
  return pending;
}

async function apply(client: Client, table: string, file: MigrationFile): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(file.sql);
    await client.query(`INSERT INTO ${table} (name, checksum) VALUES ($1, $2)`, [file.name, file.checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`${file.name}: ${describe(error, file.sql)}`, { cause: error });
  }
}

/** PostgreSQL's message, with the line of the file at which it stopped. */
function describe(error: unknown, sql: string): string {
  if (!(error instanceof DatabaseError)) return String(error);
  const line =
    error.position === undefined ? '' : ` at line ${sql.slice(0, Number(error.position)).split('\n').length}`;
  return [`${error.message}${line}`, error.detail, error.hint].filter(Boolean).join('; ');
}
