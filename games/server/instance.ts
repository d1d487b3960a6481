/**
 * Which processes are alive. Each holds an advisory lock under its own number for as long as it lives;
 * PostgreSQL lets go of it when the process or its connection dies, and then another process takes
 * over the rounds that it left on their way.
 */
import { randomInt } from 'node:crypto';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { House } from './house.ts';

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

/** Takes over the unsettled rounds of processes that are gone. Returns how many. */
export async function adoptOrphans(house: House): Promise<number> {
  const { rows } = await house.pool.query<{ owner: number }>(
    `SELECT DISTINCT owner FROM house.round WHERE state IN ('opened', 'bet_ok', 'rolling_back') AND owner <> $1`,
    [house.instance],
  );
  let adopted = 0;
  for (const { owner } of rows) {
    // The lock is held for this statement's transaction only: free means that its process is gone.
    const { rowCount } = await house.pool.query(
      `UPDATE house.round SET owner = $1, next_attempt_at = $2
       WHERE state IN ('opened', 'bet_ok', 'rolling_back') AND owner = $3
         AND (SELECT pg_try_advisory_xact_lock($4::int, $3))`,
      [house.instance, house.now(), owner, lockSpace],
    );
    adopted += rowCount ?? 0;
  }
  if (adopted > 0) house.log.info({ adopted }, 'took over rounds of a process that is gone');
  return adopted;
}
