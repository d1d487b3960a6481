import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/postgres.ts';
import { openDatabase } from './database.ts';
import { createKey, createKeys, listKeys, makeSecret, replaceKey, resealKeys } from './keys.ts';

const master = 'a1'.repeat(32);
let database: TestDatabase;
let owner: ReturnType<typeof openDatabase>;
let app: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase({ connectionString: database.ownerUrl, maxConnections: 4 });
  app = openDatabase({ connectionString: database.url, maxConnections: 1 });
});
afterAll(async () => {
  await owner.pool.end();
  await app.pool.end();
  await database.drop();
});

test('a key is made once, whoever comes first, and read by everybody with the master key', async () => {
  const made = await Promise.all(
    Array.from({ length: 4 }, () => createKey(owner.db, master, 'shared.secret', makeSecret)),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
  const first = await createKeys(app.db, master).read('shared.secret');
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(await createKeys(owner.db, master).read('shared.secret')).toBe(first);
});

test('the database tells no key, and another master key opens none', async () => {
  const text = await createKeys(app.db, master).read('shared.secret');
  const { rows } = await owner.pool.query<{ all: string }>(
    "select string_agg(encode(sealed, 'escape'), '') as all from keys.key",
  );
  expect(rows[0]?.all).not.toContain(text);
  await expect(createKeys(app.db, 'b2'.repeat(32)).read('shared.secret')).rejects.toThrow(
    'another master key',
  );
});

test('a key that is missing is said and not made, and the server may write none', async () => {
  await expect(createKeys(app.db, master).read('other.secret')).rejects.toThrow('npm run keys -- create');
  expect((await listKeys(owner.db)).map(({ name }) => name)).toEqual(['shared.secret']);
  await expect(createKey(app.db, master, 'other.secret', makeSecret)).rejects.toThrow('permission denied');
  await expect(app.pool.query('update keys.key set version = 2')).rejects.toThrow(pg.DatabaseError);
});

test('a sealed key put under another name or version does not open', async () => {
  await owner.pool.query("insert into keys.key select 'copied.secret', 1, sealed, created_at from keys.key");
  await expect(createKeys(app.db, master).read('copied.secret')).rejects.toThrow('another master key');
  await owner.pool.query("delete from keys.key where name = 'copied.secret'");
});

test('a rotation is a new version, and a new master key opens all of them', async () => {
  expect(await replaceKey(owner.db, master, 'shared.secret', 'the second')).toBe(2);
  expect(await createKeys(app.db, master).read('shared.secret')).toBe('the second');
  expect(await resealKeys(owner.db, master, 'c3'.repeat(32))).toBe(2);
  expect(await createKeys(app.db, 'c3'.repeat(32)).read('shared.secret')).toBe('the second');
  await expect(createKeys(app.db, master).read('shared.secret')).rejects.toThrow('another master key');
});
