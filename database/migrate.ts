import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';

/** A migration or function file, e.g. `0001_players.sql` or `ledger/post_batch.sql`, with the SHA-256 of its text. */
export type MigrationFile = { readonly name: string; readonly sql: string; readonly checksum: string };

const MIGRATION_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
const FUNCTION_NAME = /^[a-z_]+\/[a-z0-9_]+\.sql$/;

/**
 * Read the numbered migrations of a directory, in order. Throws if two files have the same number, or if an `.sql` file
 * is not named like a migration.
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
    files.push(await readSql(directory, name));
  }
  return files;
}

/**
 * Read the functions of a directory, `<schema>/<name>.sql`, in the order of their names. Each file holds one whole
 * function (`create or replace`) with its grants. Throws if an `.sql` file is not named like a function.
 */
export async function readFunctions(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory, { recursive: true }))
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const wrong = names.find((name) => !FUNCTION_NAME.test(name));
  if (wrong !== undefined)
    throw new Error(`${wrong}: a function's file is <schema>/<name>.sql (${directory})`);
  return Promise.all(names.map((name) => readSql(directory, name)));
}

async function readSql(directory: string, name: string): Promise<MigrationFile> {
  const sql = await readFile(join(directory, name), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

/**
 * Apply the outstanding migrations of a directory, each in a transaction of its own, then the functions whose files
 * changed, all in one transaction. Returns the names of what was applied. Concurrent processes take turns on an
 * advisory lock.
 *
 * Migrations are append-only. Changing, removing or preceding an applied one is an error, because the database would no
 * longer match the directory. A function's file may change at any time. After a migration all functions are applied
 * again, because the migration may have changed or dropped one. On an empty database a migration cannot call a function
 * that only a file defines, because functions are applied last.
 */
export async function migrate(options: {
  /** A connection as the owner of the schema. */
  connectionString: string;
  directory: string;
  /** The directory of the functions (see `readFunctions`). Without it, no functions are applied. */
  functions?: string;
  /** The table in schema public that records what was applied. */
  table?: string;
  log: (line: string) => void;
}): Promise<string[]> {
  const files = await readMigrations(options.directory);
  const functions = options.functions === undefined ? [] : await readFunctions(options.functions);
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
      `SELECT name, checksum FROM ${table} WHERE NOT ${isFunction} ORDER BY name`,
    );
    const pending = pendingMigrations(files, applied.rows);
    for (const file of pending) {
      options.log(`migrate ${file.name}`);
      await apply(client, table, file);
    }
    const replaced = await replaceFunctions({ client, table, functions, log: options.log });
    return [...pending.map((file) => file.name), ...replaced];
  } finally {
    await client.end();
  }
}

/** The migrations still to be applied. Throws if an applied one differs from its file. */
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

/** A function's name contains its schema and a slash; a migration's name never has one. */
const isFunction = `strpos(name, '/') > 0`;

async function apply(client: Client, table: string, file: MigrationFile): Promise<void> {
  await client.query('BEGIN');
  try {
    await run(client, file);
    // Delete the functions' rows in the migration's own transaction, so that the functions are applied even if the
    // process is killed after it.
    await client.query(`DELETE FROM ${table} WHERE ${isFunction}`);
    await client.query(`INSERT INTO ${table} (name, checksum) VALUES ($1, $2)`, [file.name, file.checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Apply the functions whose files changed, and delete the rows of those whose files are gone. */
async function replaceFunctions(options: {
  client: Client;
  table: string;
  functions: readonly MigrationFile[];
  log: (line: string) => void;
}): Promise<string[]> {
  const { client, table, functions, log } = options;
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT name, checksum FROM ${table} WHERE ${isFunction}`,
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const changed = functions.filter((file) => applied.get(file.name) !== file.checksum);
  const names = new Set(functions.map((file) => file.name));
  const gone = rows.map((row) => row.name).filter((name) => !names.has(name));
  if (changed.length === 0 && gone.length === 0) return [];
  await client.query('BEGIN');
  try {
    // A function may call one that is created after it.
    await client.query('SET LOCAL check_function_bodies = off');
    for (const file of changed) {
      log(`function ${file.name}`);
      await run(client, file);
      await client.query(
        `INSERT INTO ${table} (name, checksum) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
        [file.name, file.checksum],
      );
    }
    await client.query(`DELETE FROM ${table} WHERE name = ANY ($1)`, [gone]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  return changed.map((file) => file.name);
}

async function run(client: Client, file: MigrationFile): Promise<void> {
  try {
    await client.query(file.sql);
  } catch (error) {
    throw new Error(`${file.name}: ${describe(error, file.sql)}`, { cause: error });
  }
}

/** PostgreSQL's message, with the line of the file that it refers to. */
function describe(error: unknown, sql: string): string {
  if (!(error instanceof DatabaseError)) return String(error);
  const line =
    error.position === undefined ? '' : ` at line ${sql.slice(0, Number(error.position)).split('\n').length}`;
  return [`${error.message}${line}`, error.detail, error.hint].filter(Boolean).join('; ');
}
