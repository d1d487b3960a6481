import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureRoles } from '../../database/roles.ts';
import { type TestDatabase, createTestDatabase } from '../../tests/postgres.ts';
import { createLedger } from './ledger.ts';
import { playALittle, workUntil } from './played-wallet.ts';

let database: TestDatabase;
/** Connections of the server's role and of the tables' owner. */
let app: Client;
let owner: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  app = new Client({ connectionString: database.url });
  owner = new Client({ connectionString: database.ownerUrl });
  await Promise.all([app.connect(), owner.connect()]);
  const ledger = createLedger({ connectionString: database.url });
  await playALittle(ledger);
  await workUntil(12, ledger.sealBlocks);
  await ledger.close();
});
afterAll(async () => {
  await Promise.all([app.end(), owner.end()]);
  await database.drop();
});

const writes = [
  `insert into ledger.posting (site_id) values (1)`,
  `update ledger.wallet set "real" = 1`,
  `delete from ledger.wallet`,
  `update ledger.posting set amount = 1`,
  `delete from ledger.posting`,
  `truncate ledger.posting`,
  `update ledger.operation set amount = 1`,
  `insert into ledger.operation (site_id) values (1)`,
  `delete from ledger.closure`,
  `update ledger.house_balance set debit = 0`,
  `delete from ledger.journal_block`,
  `update ledger.player_limit set amount = 0`,
  `update ledger.account set name = 'x'`,
  `update ledger.outbox_consumer set position = '0'`,
  `alter table ledger.posting disable trigger all`,
  `drop table ledger.posting`,
  `create table ledger.mine ()`,
];
test.each(writes)('the server may not: %s', async (statement) => {
  await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('the server may read every table', async () => {
  const { rows } = await owner.query<{ name: string; allowed: boolean }>(
    `select c.oid::regclass::text as name, has_table_privilege('marquee_app', c.oid, 'select') as allowed
     from pg_class c where c.relnamespace = 'ledger'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition`,
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((row) => !row.allowed)).toEqual([]);
});

test('the functions of the ledger are nobody else’s', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select p.proname as name from pg_proc p
     where p.pronamespace = 'ledger'::regnamespace and has_function_privilege('marquee_games', p.oid, 'execute')`,
  );
  expect(rows).toEqual([]);
});

test('every function that runs as its owner, and every one of the ledger, looks into pg_temp last', async () => {
  const { rows } = await owner.query<{ name: string; path: string | null }>(
    `select p.oid::regprocedure::text as name, (select c from unnest(p.proconfig) c where c like 'search_path=%') as path
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname !~ '^(pg_|information_schema)' and (p.prosecdef or n.nspname = 'ledger')`,
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((row) => !row.path?.endsWith(', pg_temp'))).toEqual([]);
});

/** Creates a type in pg_temp, where PostgreSQL looks first. Whoever casts to it runs its check. */
const attack = `
  create function pg_temp.run(value pg_catalog.xid8) returns boolean language plpgsql as
    'begin raise exception $m$this ran as %$m$, current_user; end';
  create domain pg_temp.xid8 as pg_catalog.xid8 check (pg_temp.run(value));`;

test('a type that the server made does not get into a function of the owner', async () => {
  const attacker = new Client({ connectionString: database.url });
  await attacker.connect();
  try {
    await attacker.query(attack);
    await expect(attacker.query(`select '1'::xid8`)).rejects.toThrow('this ran as marquee_app');
    await attacker.query(`select * from ledger.post_batch('[]')`);
    await attacker.query(`select * from ledger.read_outbox('attack', 1)`);
    await attacker.query(`select ledger.roll_up(), ledger.seal_blocks(), ledger.verify_chain()`);
  } finally {
    await attacker.end();
  }
});

test('where the roles are prepared, the server can make nothing temporary at all', async () => {
  await ensureRoles({ ownerUrl: database.ownerUrl });
  await expect(app.query(attack)).rejects.toMatchObject({ code: '42501' });
  await expect(app.query('create temporary table mine ()')).rejects.toMatchObject({ code: '42501' });
});

test.each([
  'update ledger.posting set amount = amount + 1',
  'delete from ledger.posting',
  'truncate ledger.posting',
  `update ledger.operation set amount = 0`,
  'delete from ledger.operation',
  'truncate ledger.operation',
  'delete from ledger.closure',
  'update ledger.journal_block set postings = 0',
  'delete from ledger.wallet',
])('even the owner of the tables may not: %s', async (statement) => {
  await expect(owner.query(statement)).rejects.toThrow(/append-only/);
});

test('nor in a partition by its own name', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select tableoid::regclass::text as name from ledger.posting limit 1`,
  );
  const partition = rows[0]?.name ?? '';
  expect(partition).toMatch(/^ledger\.posting_\d{6}$/);
  for (const statement of [
    `update ${partition} set amount = 1`,
    `delete from ${partition}`,
    `truncate ${partition}`,
  ]) {
    await expect(owner.query(statement)).rejects.toThrow(/append-only/);
  }
});

test('a wallet that is locked for long is not waited for without end', async () => {
  const { rows } = await owner.query<{ settings: string[] }>(
    `select proconfig as settings from pg_proc where oid = 'ledger.post_batch'::regproc`,
  );
  expect(rows[0]?.settings).toEqual(
    expect.arrayContaining(['lock_timeout=5s', 'plan_cache_mode=force_generic_plan']),
  );
});
