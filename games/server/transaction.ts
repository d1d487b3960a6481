/** One database transaction. */
import type pg from 'pg';

/** What both a pool and a transaction can do. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/** Runs work in a transaction: all of it is kept, or, if it throws, none. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A connection on which even the rollback fails is of no more use to the pool.
    const broken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}
