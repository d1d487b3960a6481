import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DB } from './database.generated.ts';

export type Database = Kysely<DB>;
export type { DB };

/** int8 becomes a bigint, so that money and ids lose nothing on the way. Count with `count(*)::int`. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? (text: string) => BigInt(text)
      : pg.types.getTypeParser(oid, format),
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
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) };
}

export { sql };
