import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/postgres.ts';
import { openPostgres } from './database.ts';

test('on a database of yours the server works as its lesser role, over the same login', async () => {
  const database = await createTestDatabase();
  const postgres = await openPostgres({
    databaseUrl: database.ownerUrl,
    databaseAppUrl: undefined,
    dataDir: '/nowhere',
    log: () => undefined,
  });
  expect(await roleOf(postgres.appUrl)).toBe('marquee_app');
  expect(await roleOf(postgres.gamesUrl)).toBe('marquee_games');
  await postgres.stop();
  await database.drop();
});

async function roleOf(connectionString: string): Promise<string | undefined> {
  const client = new Client({ connectionString });
  await client.connect();
  const result = await client.query<{ role: string }>('SELECT current_user AS role');
  await client.end();
  return result.rows[0]?.role;
}
