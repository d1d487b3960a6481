import { Kysely, PostgresDialect, sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import type { DB } from './database.generated.ts';

export type Database = Kysely<DB>;
export type { DB, RawBuilder };

const { DATE, INT8 } = pg.types.builtins;

/**
 * int8 becomes a bigint, so that money and ids lose nothing on the way (count with `count(*)::int`); a date stays the
 * text that it is, because a day has no time zone.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format === 'binary') return pg.types.getTypeParser(oid, format);
    if (oid === INT8) return (text: string) => BigInt(text);
    if (oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

/** How long a connection may take to be made, or to become free in a pool. */
const connectTimeout_ms = 10_000;
/** How long a transaction may stand still before PostgreSQL ends it, and with it gives back what it has locked. */
const idleInTransaction_ms = 30_000;

/**
 * What every connection is opened with, so that a PostgreSQL that vanishes without a word is noticed: the operating system
 * asks a silent peer whether it is still there.
 */
export const connectionDefaults = {
  connectionTimeoutMillis: connectTimeout_ms,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const satisfies pg.ClientConfig;

/**
 * A pool of connections to the database, and the typed query builder on it. With `answerTimeout_ms` a query whose answer
 * does not come in that time fails, its outcome unknown, and its connection is closed; `lockTimeout_ms` bounds the wait for
 * a lock.
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
  // An idle connection that breaks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) };
}

/** Whether PostgreSQL was silent for too long: as opposed to an error of its own, a lock's timeout among them. */
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
