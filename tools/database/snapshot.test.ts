import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../tests/postgres.ts';
import { describeSchema } from './snapshot.ts';
import { writeTypes } from './types.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('database/schema.sql is what the migrations add up to (npm run db:snapshot writes it anew)', async () => {
  const written = await readFile(join(ROOT, 'database/schema.sql'), 'utf8');
  expect(await describeSchema(database.ownerUrl)).toBe(written);
});

test('the database types are those of the migrations (npm run db:types writes them anew)', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-types-'));
  const file = join(directory, 'database.ts');
  await writeTypes(database.ownerUrl, file);
  const generated = await readFile(file, 'utf8');
  expect(await readFile(join(ROOT, 'server/kernel/database.generated.ts'), 'utf8')).toBe(generated);
  await rm(directory, { recursive: true });
});
