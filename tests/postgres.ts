import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Client, DatabaseError } from 'pg';
import { asRole } from '../tools/start/database.ts';
import { FUNCTIONS, HOUSE_MIGRATIONS, MIGRATIONS, migrateAll } from '../database/migrate-all.ts';
import { readFunctions, readMigrations } from '../database/migrate.ts';
import { APP_ROLE, GAMES_ROLE, ensureRoles } from '../database/roles.ts';

/** PostgreSQL's code for what a role may not do. */
const insufficientPrivilege = '42501';

/** A database of one test file's own, with every migration applied and no rows but theirs. */
export type TestDatabase = {
  /** Owner of the schema. */
  readonly ownerUrl: string;
  /** Logs in as the server's role, `marquee_app`, with the rights that migrations grant. */
  readonly url: string;
  /** Logs in as the house provider's role, `marquee_games`. */
  readonly gamesUrl: string;
  readonly drop: () => Promise<void>;
};

/** What a test's database holds besides the schema. It is written once in a run, into a template, and then only cloned. */
export type Beginning = {
  /** Part of the template's name: small letters. */
  readonly name: string;
  /** Writes it into a database that has all migrations applied, and closes its connections. */
  readonly write: (ownerUrl: string) => Promise<void>;
};

/**
 * Makes a database by cloning a template that has all migrations applied, and the rows of a beginning, if one is given. The
 * name of a template without rows carries the checksum of the migrations and functions, so that a changed one makes another
 * template; one with rows is of its run.
 */
export async function createTestDatabase(beginning?: Beginning): Promise<TestDatabase> {
  const cluster = clusterUrl();
  const template = beginning
    ? await ensureBeginning(cluster, beginning)
    : await ensureTemplate(cluster, MIGRATED);
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files it takes a third of the time that it takes page by page.
  await withClient(cluster, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`),
  );
  const ownerUrl = databaseUrl(cluster, name);
  return {
    ownerUrl,
    url: roleUrl(process.env['TEST_DATABASE_APP_URL'], ownerUrl, APP_ROLE),
    gamesUrl: roleUrl(process.env['TEST_DATABASE_GAMES_URL'], ownerUrl, GAMES_ROLE),
    drop: () =>
      withClient(cluster, async (client) => {
        await connectionsGone(client, name);
        await dropDatabase(client, name);
      }),
  };
}

/** How the names of templates begin that are of one run. */
const BEGUN = 'begun_';

/** How often it is looked whether a database's connections are gone, a hundredth of a second apart. */
const MOST_LOOKS = 50;

/**
 * A pool calls itself ended before the server has seen its connections go. One that is ended by force just then tells an error that
 * nobody listens for. What a test has left open on purpose is not waited for longer than half a second.
 */
async function connectionsGone(client: Client, name: string): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE datname = $1 LIMIT 1', [
      name,
    ]);
    if (rowCount === 0) return;
    await client.query('SELECT pg_sleep(0.01)');
  }
}

/**
 * Connections that are still open are ended, which the owner may do with all but an autovacuum that is at work there: that
 * one is sent away by a drop without force.
 */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  try {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== insufficientPrivilege) throw error;
    await client.query(`DROP DATABASE IF EXISTS ${name}`);
  }
}

/** The cluster of this run: its owner's connection string, given by the global set-up. */
function clusterUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set: tests run under vitest.config.ts');
  return url;
}

function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** A true login where the cluster's set-up gave one; else the owner's, which works as the role from its start. */
function roleUrl(loginUrl: string | undefined, ownerUrl: string, role: string): string {
  if (loginUrl !== undefined) return databaseUrl(loginUrl, new URL(ownerUrl).pathname.slice(1));
  return asRole(ownerUrl, role);
}

/** A database that others are cloned from. */
type Template = {
  /** What its databases are cloned from in turn; an empty database without it. */
  readonly source?: string;
  readonly name: () => Promise<string>;
  readonly write: (ownerUrl: string) => Promise<void>;
};

const MIGRATED: Template = {
  name: async () => {
    const directories = [MIGRATIONS, HOUSE_MIGRATIONS].filter((directory) => existsSync(directory));
    const files = (await Promise.all([...directories.map(readMigrations), readFunctions(FUNCTIONS)])).flat();
    const hash = createHash('sha256');
    for (const file of files) hash.update(`${file.name} ${file.checksum}\n`);
    return `template_${hash.digest('hex').slice(0, 16)}`;
  },
  write: async (ownerUrl) => {
    await ensureRoles({ ownerUrl });
    await migrateAll({ ownerUrl, log: () => undefined });
  },
};

async function ensureBeginning(cluster: string, { name, write }: Beginning): Promise<string> {
  const run = process.env['TEST_RUN'];
  if (run === undefined) throw new Error('TEST_RUN is not set: tests run under vitest.config.ts');
  const source = await ensureTemplate(cluster, MIGRATED);
  return ensureTemplate(cluster, { source, name: async () => `${BEGUN}${run}_${name}`, write });
}

async function ensureTemplate(cluster: string, template: Template): Promise<string> {
  const name = await template.name();
  await withClient(cluster, async (client) => {
    await client.query(`SELECT pg_advisory_lock(hashtextextended('marquee.template', 0))`);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [
      name,
    ]);
    if (found.rowCount === 1) return;
    await dropDatabase(client, name);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template.source ?? 'template1'}`);
    await template.write(databaseUrl(cluster, name));
    // The mark comes last: a template without it was left half-made.
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE true`);
  });
  return name;
}

/** Removes the templates of a run from a cluster that goes on without it. */
export async function dropBeginnings(cluster: string, run: string): Promise<void> {
  await withClient(cluster, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [`${BEGUN}${run}_`],
    );
    for (const { datname } of rows) {
      await client.query(`ALTER DATABASE ${datname} IS_TEMPLATE false`);
      await dropDatabase(client, datname);
    }
  });
}

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
