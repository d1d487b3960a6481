import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/postgres.ts';
import { openPool } from './pool.ts';

test('a transaction of the house that stands still is ended by the database', async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.gamesUrl, pino({ level: 'silent' }));
  const { rows } = await pool.query("SELECT current_setting('idle_in_transaction_session_timeout') AS idle");
  expect(rows).toEqual([{ idle: '30s' }]);
  await pool.end();
  await database.drop();
});
