import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DB } from './database.generated.ts';

export type Database = Kysely<DB>;
export type { DB };

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

/** A pool of connections to the database, and the typed query builder on it. */
export function openDatabase(options: {
  connectionString: string;
  maxConnections?: number;
  applicationName?: string;
}): { pool: pg.Pool; db: Database } {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'marquee',
    types,
  });
  // An idle connection that breaks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) };
}

export { sql };
