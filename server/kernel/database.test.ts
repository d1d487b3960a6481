import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/postgres.ts';
import { isSilence, openDatabase } from './database.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';

test('a server that takes a connection and never speaks is given up on', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const address = silent.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
  const connectionString = `postgres://nobody@127.0.0.1:${address.port}/nothing`;
  const { pool } = openDatabase({ connectionString });
  const outcomes = await Promise.allSettled([
    pool.query('select 1'),
    listen({ connectionString, channels: {}, onReconnect: () => undefined, log: createLog('silent') }),
  ]);
  for (const outcome of outcomes) {
    expect(outcome.status === 'rejected' && isSilence(outcome.reason)).toBe(true);
  }
  await pool.end();
  silent.close();
});

test('a transaction that stands still is ended, and a lock is not waited for without end', async () => {
  const database = await createTestDatabase();
  const { pool } = openDatabase({ connectionString: database.url, lockTimeout_ms: 5_000 });
  const { rows } = await pool.query(
    `select current_setting('idle_in_transaction_session_timeout') as idle, current_setting('lock_timeout') as lock`,
  );
  expect(rows).toEqual([{ idle: '30s', lock: '5s' }]);
  await pool.end();
  await database.drop();
});

test('a query without an answer fails, and the next one has a connection that works', async () => {
  const database = await createTestDatabase();
  const { pool } = openDatabase({
    connectionString: database.url,
    maxConnections: 1,
    answerTimeout_ms: 300,
  });
  const outcome = await pool.query('select pg_sleep(5)').catch((error: unknown) => error);
  expect(isSilence(outcome)).toBe(true);
  expect(await pool.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
  await pool.end();
  await database.drop();
});
