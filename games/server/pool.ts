/** The connections of the house to its database. */
import pg from 'pg';
import type { Logger } from 'pino';

/**
 * How long a transaction may stand still before PostgreSQL ends it. One that nobody goes on with keeps its locks, and holds back what
 * the platform, which may be in the same cluster, reads of its ledger: PostgreSQL knows only of the oldest transaction of a cluster.
 */
const idleInTransaction_ms = 30_000;

export function openPool(databaseUrl: string, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    application_name: 'marquee-house',
    idle_in_transaction_session_timeout: idleInTransaction_ms,
    keepAlive: true,
  });
  // A connection tells its end to itself while it is in use, and to the pool while it is idle; unheard, either ends the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => logger.warn({ err: error }, 'a database connection broke')),
  );
  pool.on('error', () => undefined);
  return pool;
}
