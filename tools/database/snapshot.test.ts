import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/postgres.ts';
import { describeSchema } from './snapshot.ts';

test('database/schema.sql is what the migrations add up to (npm run db:snapshot writes it anew)', async () => {
  const database = await createTestDatabase();
  const written = await readFile(new URL('../../database/schema.sql', import.meta.url), 'utf8');
  expect(await describeSchema(database.ownerUrl)).toBe(written);
  await database.drop();
});
