import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../tests/postgres.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'marquee-migrations-'));
  await mkdir(join(directory, 'functions'));
  await write('0001_first.sql', 'CREATE TABLE public.first (id int); INSERT INTO public.first VALUES (1);');
  await write('0003_third.sql', 'ALTER TABLE public.first ADD COLUMN name text;');
});

afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

test('what is missing is applied in order, once', async () => {
  expect(await run()).toEqual(['0001_first.sql', '0003_third.sql']);
  expect(await run()).toEqual([]);
  await write('0004_fourth.sql', `UPDATE public.first SET name = 'one';`);
  expect(await run()).toEqual(['0004_fourth.sql']);
  expect(await rows('SELECT id, name FROM public.first')).toEqual([{ id: 1, name: 'one' }]);
});

test('two processes that migrate at once take turns', async () => {
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat()).toEqual(['0001_first.sql', '0003_third.sql']);
});

test('an applied file that was changed, is gone, or has a new one before it is refused', async () => {
  await run();
  await write('0002_second.sql', 'SELECT 1;');
  await expect(run()).rejects.toThrow('0002_second.sql comes before 0003_third.sql');
  await rm(join(directory, '0002_second.sql'));
  await write('0001_first.sql', 'CREATE TABLE public.first (id bigint);');
  await expect(run()).rejects.toThrow('0001_first.sql was changed after it had been applied');
  await rm(join(directory, '0001_first.sql'));
  await expect(run()).rejects.toThrow('0001_first.sql was applied to this database but is gone from disk');
});

test('a migration that fails leaves nothing behind and says at which line', async () => {
  await write(
    '0004_fourth.sql',
    'CREATE TABLE public.second (id int);\n\nINSERT INTO public.nowhere VALUES (1);',
  );
  await expect(run()).rejects.toThrow('0004_fourth.sql: relation "public.nowhere" does not exist at line 3');
  expect(await rows(`SELECT to_regclass('public.second') AS found`)).toEqual([{ found: null }]);
  expect(await rows('SELECT count(*)::int AS applied FROM public.trial')).toEqual([{ applied: 2 }]);
});

test('a wrong name and a number used twice are refused before anything is applied', async () => {
  await write('fourth.sql', 'SELECT 1;');
  await expect(run()).rejects.toThrow(`fourth.sql: a migration's name is NNNN_snake_case.sql`);
  await rm(join(directory, 'fourth.sql'));
  await write('0003_again.sql', 'SELECT 1;');
  await expect(run()).rejects.toThrow('0003_again.sql and 0003_third.sql carry the same number');
});

test('a function is applied after the migrations when its file changed, and after each migration', async () => {
  await writeFunction('public/doubled.sql', 'select public.twice(2)');
  await writeFunction('public/twice.sql', 'select 2 * count(*)::int from public.first', 'p_ignored int');
  expect(await run()).toEqual(['0001_first.sql', '0003_third.sql', 'public/doubled.sql', 'public/twice.sql']);
  expect(await run()).toEqual([]);
  expect(await rows('SELECT public.doubled() AS n')).toEqual([{ n: 2 }]);
  await writeFunction('public/twice.sql', 'select 20 * count(*)::int from public.first', 'p_ignored int');
  expect(await run()).toEqual(['public/twice.sql']);
  expect(await rows('SELECT public.doubled() AS n')).toEqual([{ n: 20 }]);
  await write('0004_fourth.sql', 'DROP FUNCTION public.twice;');
  expect(await run()).toEqual(['0004_fourth.sql', 'public/doubled.sql', 'public/twice.sql']);
  expect(await rows('SELECT public.doubled() AS n')).toEqual([{ n: 20 }]);
  await rm(join(directory, 'functions/public/twice.sql'));
  expect(await run()).toEqual([]);
  expect(await rows('SELECT name FROM public.trial WHERE name ~ $$/$$')).toEqual([
    { name: 'public/doubled.sql' },
  ]);
});

test('a function that fails leaves all of them as they were, and is applied when it is mended', async () => {
  await writeFunction('public/first.sql', 'select 1');
  await run();
  await writeFunction('public/first.sql', 'select 2');
  await writeFunction('public/second.sql', 'select 1', 'p_ignored nonsense');
  await expect(run()).rejects.toThrow('public/second.sql: type nonsense does not exist');
  expect(await rows('SELECT public.first() AS n')).toEqual([{ n: 1 }]);
  await writeFunction('public/second.sql', 'select 2');
  expect(await run()).toEqual(['public/first.sql', 'public/second.sql']);
  await writeFunction('third.sql', 'select 3');
  await expect(run()).rejects.toThrow(`third.sql: a function's file is <schema>/<name>.sql`);
});

async function writeFunction(name: string, body: string, words = ''): Promise<void> {
  const file = join(directory, 'functions', name);
  await mkdir(dirname(file), { recursive: true });
  const called = name.slice(name.indexOf('/') + 1, -'.sql'.length);
  await writeFile(
    file,
    `create or replace function public.${called}(${words}) returns int language sql as $$ ${body} $$;`,
  );
}

function write(name: string, sql: string): Promise<void> {
  return writeFile(join(directory, name), sql);
}

function run(): Promise<string[]> {
  return migrate({
    connectionString: database.ownerUrl,
    directory,
    functions: join(directory, 'functions'),
    table: 'trial',
    log: () => undefined,
  });
}

async function rows(text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  const result = await client.query<Record<string, unknown>>(text);
  await client.end();
  return result.rows;
}
