import { sql, type Database } from './database.ts';

/**
 * Wait for an advisory lock that is held until the transaction ends, so transactions with the same key run one at a
 * time. Start the key with its subject, such as `login:1:rosa`, so that unrelated transactions do not wait for each
 * other.
 */
export async function takeTurn(trx: Database, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}
