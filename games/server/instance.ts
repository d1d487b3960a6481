/**
 * Which processes are alive. Each holds an advisory lock under its own number for as long as it lives;
 * PostgreSQL lets go of it when the process or its connection dies, and then another process takes
 * over the rounds that it left on their way.
 */
import { randomInt } from 'node:crypto';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { hasNotBegun } from './flights/flight-rounds.ts';
import type { House } from './house.ts';
import { inTransaction } from './transaction.ts';

/** First half of the advisory locks' key, this provider's own. */
const lockSpace = 0x484f5553;

export type Instance = { number: number; close: () => Promise<void> };

/** Takes a number and holds its lock, again after a lost connection. */
export async function joinInstances(databaseUrl: string, log: Logger): Promise<Instance> {
  const number = randomInt(1, 2 ** 31);
  let closed = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const hold = async () => {
    const next = new Client({
      connectionString: databaseUrl,
      application_name: 'marquee-house-instance',
      keepAlive: true,
    });
    next.on('error', (error) => log.warn({ err: error }, 'the instance lock connection broke'));
    next.on('end', () => {
      if (client === next) retry();
    });
    await next.connect();
    await next.query('SELECT pg_advisory_lock($1, $2)', [lockSpace, number]);
    client = next;
  };
  const retry = () => {
    if (closed) return;
    // A connection that fails reports it twice, as an error and as its end: one retry answers both.
    clearTimeout(timer);
    timer = setTimeout(() => void hold().catch(retry), 500);
  };
  await hold();
  return {
    number,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

/**
 * Takes over the unsettled rounds of processes that are gone, and with them their parts of what the house may owe.
 * Returns how many.
 */
export async function adoptOrphans(house: House): Promise<number> {
  const { rows } = await house.pool.query<{ owner: number }>(
    `SELECT owner FROM house.round WHERE state IN ('opened', 'in_play', 'closing', 'rolling_back') AND owner <> $1
     UNION SELECT owner FROM house.exposure_lease WHERE owner <> $1`,
    [house.instance],
  );
  let adopted = 0;
  for (const { owner } of rows) adopted += await adoptFrom(house, owner);
  if (adopted > 0) house.log.info({ adopted }, 'took over rounds of a process that is gone');
  return adopted;
}

async function adoptFrom(house: House, owner: number): Promise<number> {
  const { count, owing } = await inTransaction(house.pool, async (client) => {
    // The lock is held for this transaction only: free means that its process is gone.
    const free = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1, $2) AS locked',
      [lockSpace, owner],
    );
    if (!free.rows[0]?.locked) return { count: 0, owing: [] };
    const { rows } = await client.query<{
      public_id: string;
      currency: string;
      exposure: string;
      state: string;
    }>(
      // A round that waits for its player waits on. One that only its process would have carried on is due at once.
      `UPDATE house.round r SET owner = $1,
         next_attempt_at = CASE WHEN state = 'in_play' AND NOT ${hasNotBegun} AND NOT EXISTS (
             SELECT FROM house.round_transaction t WHERE t.round_id = r.round_id AND t.state = 'pending')
           THEN next_attempt_at ELSE $2::timestamptz END
       WHERE state IN ('opened', 'in_play', 'closing', 'rolling_back') AND owner = $3
       RETURNING public_id, currency, exposure, state`,
      [house.instance, house.now(), owner],
    );
    const rounds = rows
      .filter((row) => row.state !== 'rolling_back' && row.exposure !== '0')
      .map((row) => ({ publicId: row.public_id, currency: row.currency, exposure: BigInt(row.exposure) }));
    await house.exposure.takeOver(client, owner, rounds);
    return { count: rows.length, owing: rounds };
  });
  house.exposure.adopt(owing);
  return count;
}
