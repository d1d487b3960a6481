import { Kysely, PostgresDialect, sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import type { DB } from './database.generated.ts';

export type Database = Kysely<DB>;
export type { DB, RawBuilder };

const { DATE, INT8 } = pg.types.builtins;

/**
 * Parses int8 as bigint, so that money and ids keep their precision (count with `count(*)::int`). Leaves a date as
 * text, because a day has no time zone.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format === 'binary') return pg.types.getTypeParser(oid, format);
    if (oid === INT8) return (text: string) => BigInt(text);
    if (oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

/** How long to wait for a connection to open, or for one in the pool to become free. */
const connectTimeout_ms = 10_000;
/** How long a transaction may stay idle before PostgreSQL ends it and releases its locks. */
const idleInTransaction_ms = 30_000;

/**
 * Options of every connection. TCP keep-alive detects a PostgreSQL server that disappears without closing the
 * connection.
 */
export const connectionDefaults = {
  connectionTimeoutMillis: connectTimeout_ms,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const satisfies pg.ClientConfig;

/**
 * Open a connection pool and the typed query builder on top of it. With `answerTimeout_ms`, a query that gets no answer
 * in that time fails and its connection is closed; whether the query took effect is then unknown. `lockTimeout_ms`
 * limits the wait for a lock.
 */
export function openDatabase(options: {
  connectionString: string;
  maxConnections?: number;
  applicationName?: string;
  answerTimeout_ms?: number;
  lockTimeout_ms?: number;
}): { pool: pg.Pool; db: Database } {
  const pool = new pg.Pool({
    ...connectionDefaults,
    connectionString: options.connectionString,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'marquee',
    idle_in_transaction_session_timeout: idleInTransaction_ms,
    query_timeout: options.answerTimeout_ms,
    lock_timeout: options.lockTimeout_ms,
    types,
  });
  // The pool replaces an idle connection that breaks. Without a listener, its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) };
}

/**
 * True if PostgreSQL did not answer in time. False for errors that PostgreSQL reported itself, including a lock
 * timeout.
 */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && !(error instanceof pg.DatabaseError) && /\btimeout\b/.test(error.message);
}

/** Do something in a transaction: the caller's where there is one, else one of its own. */
export function inTransaction<Answer>(
  db: Database,
  work: (trx: Database) => Promise<Answer>,
): Promise<Answer> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

export { sql };
