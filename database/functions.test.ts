import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase, dropDatabase } from '../tests/postgres.ts';
import { FUNCTIONS, MIGRATIONS, migrateAll } from './migrate-all.ts';
import { migrate, readFunctions } from './migrate.ts';

/** The last migration before functions had files of their own. */
const before = '0192';
const drops: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const drop of drops) await drop();
});

type Definition = { name: string; body: string; definition: string; rights: string };

test('a database is left with the functions of the files, an empty one and one of an earlier version', async () => {
  const empty = await emptyDatabase();
  await migrateAll({ ownerUrl: empty, log: () => undefined });

  const existing = await emptyDatabase();
  const earlier = await mkdtemp(join(tmpdir(), 'marquee-earlier-'));
  for (const name of await readdir(MIGRATIONS)) {
    if (name.slice(0, 4) <= before) await cp(join(MIGRATIONS, name), join(earlier, name));
  }
  await migrate({ connectionString: existing, directory: earlier, log: () => undefined });
  await rm(earlier, { recursive: true });
  await migrateAll({ ownerUrl: existing, log: () => undefined });

  const functions = await definitions(existing);
  expect(functions).toEqual(await definitions(empty));
  for (const file of await readFunctions(FUNCTIONS)) {
    const name = file.name.replace('/', '.').slice(0, -'.sql'.length);
    const found = functions.filter((one) => one.name === name);
    expect(found, `${name} is one function`).toHaveLength(1);
    for (const one of found) expect(file.sql).toContain(one.body);
    expect(file.sql).toContain(`function ${name}(`);
    expect(file.sql, 'nobody may call it who is not named').toContain(
      `revoke execute on function ${name} from public;`,
    );
  }
});

test('every function of the ledger has a file, and no migration since then changes one', async () => {
  const files = (await readFunctions(FUNCTIONS)).map((file) => file.name);
  const { ownerUrl, drop } = await createTestDatabase();
  drops.push(drop);
  const inLedger = (await definitions(ownerUrl)).map((one) => `${one.name.replace('.', '/')}.sql`);
  expect(files.filter((name) => name.startsWith('ledger/'))).toEqual(
    inLedger.filter((name) => name.startsWith('ledger/') && name !== 'ledger/refuse_change.sql'),
  );
  for (const name of await readdir(MIGRATIONS)) {
    if (name.slice(0, 4) <= before) continue;
    const sql = await readFile(join(MIGRATIONS, name), 'utf8');
    expect(sql, name).not.toMatch(/pg_get_functiondef|prosrc|create (or replace )?function ledger\./i);
  }
});

async function emptyDatabase(): Promise<string> {
  const { ownerUrl, drop } = await createTestDatabase();
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await query(ownerUrl, `CREATE DATABASE ${name} TEMPLATE template0`);
  drops.push(async () => {
    await connect(ownerUrl, (client) => dropDatabase(client, name));
    await drop();
  });
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function definitions(ownerUrl: string): Promise<Definition[]> {
  return query<Definition>(
    ownerUrl,
    `SELECT p.pronamespace::regnamespace || '.' || p.proname AS name, p.prosrc AS body, p.proacl::text AS rights,
       pg_get_functiondef(p.oid) AS definition
     FROM pg_proc p WHERE p.pronamespace = ANY ('{ledger,safety,rounds,rewards,players,operators,cashier,keys,privacy}'::regnamespace[])
     ORDER BY 1, 4`,
  );
}

function query<Row extends object>(connectionString: string, text: string): Promise<Row[]> {
  return connect(connectionString, async (client) => (await client.query<Row>(text)).rows);
}

async function connect<Answer>(
  connectionString: string,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
