import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './postgres.ts';

test('a test database is reached as the server and as the house games, and is gone when dropped', async () => {
  const database = await createTestDatabase();
  expect(await currentUser(database.url)).toBe('marquee_app');
  expect(await currentUser(database.gamesUrl)).toBe('marquee_games');
  expect(await currentUser(database.ownerUrl)).toBe('marquee');
  await database.drop();
  await expect(currentUser(database.ownerUrl)).rejects.toThrow('does not exist');
});

async function currentUser(connectionString: string): Promise<string | undefined> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const result = await client.query<{ name: string }>('SELECT current_user AS name');
    return result.rows[0]?.name;
  } finally {
    await client.end();
  }
}
