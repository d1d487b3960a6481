import { sql, type Database } from './database.ts';

/**
 * Wait for one's turn: of the transactions that take the same key, one goes on at a time, until it ends. The key begins
 * with what it is about, such as `login:1:rosa`, so that those of one matter never wait for another.
 */
export async function takeTurn(trx: Database, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}
