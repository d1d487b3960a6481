import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';

/** A migration or a function as it lies on disk: `0001_players.sql` or `ledger/post_batch.sql`, and the SHA-256 of its text. */
export type MigrationFile = { readonly name: string; readonly sql: string; readonly checksum: string };

const MIGRATION_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
const FUNCTION_NAME = /^[a-z_]+\/[a-z0-9_]+\.sql$/;

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
    files.push(await readSql(directory, name));
  }
  return files;
}

/**
 * Reads the functions of a directory, `<schema>/<name>.sql`, in the order of their names. Each file holds one whole function
 * (`create or replace`) with its rights.
 * @throws when a file of another name ends in `.sql`.
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
 * Applies what is missing of a directory of append-only SQL migrations, each in a transaction of its own, then the functions
 * whose files changed, all of them in one transaction. Returns the names that were applied now. Two processes that migrate at
 * once take turns on an advisory lock.
 *
 * An applied migration is never to be changed, removed, or preceded by a new one: each of these is an error, because the
 * database would no longer be what the directory says. A function's file may be changed at any time. After a migration every
 * function is applied again, because the migration may have changed or dropped it; a migration that runs before them on an
 * empty database cannot call what only a file has.
 */
export async function migrate(options: {
  /** A connection as the owner of the schema. */
  connectionString: string;
  directory: string;
  /** Where the functions are (`readFunctions`); without it there are none. */
  functions?: string;
  /** The table, in schema public, that remembers what was applied. */
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

/** Names of functions have their schema before a slash, which no migration's name has. */
const isFunction = `strpos(name, '/') > 0`;

async function apply(client: Client, table: string, file: MigrationFile): Promise<void> {
  await client.query('BEGIN');
  try {
    await run(client, file);
    // Forgotten in the migration's own transaction, so that a process killed after it still applies them.
    await client.query(`DELETE FROM ${table} WHERE ${isFunction}`);
    await client.query(`INSERT INTO ${table} (name, checksum) VALUES ($1, $2)`, [file.name, file.checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Applies the functions that are not in the database as their files are, and forgets those whose files are gone. */
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
    // A function may call one whose file comes after its own.
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

/** PostgreSQL's message, with the line of the file at which it stopped. */
function describe(error: unknown, sql: string): string {
  if (!(error instanceof DatabaseError)) return String(error);
  const line =
    error.position === undefined ? '' : ` at line ${sql.slice(0, Number(error.position)).split('\n').length}`;
  return [`${error.message}${line}`, error.detail, error.hint].filter(Boolean).join('; ');
}
