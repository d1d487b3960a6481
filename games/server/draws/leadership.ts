/**
 * Which process runs the draws of a game. It holds an advisory lock on a connection of its own; PostgreSQL lets go of it when the
 * process or the connection dies, and another process goes on from the rows. Two that both believed to lead would do no harm: every
 * step is refused by the database where it has been made already.
 */
import { Client } from 'pg';
import type { Logger } from 'pino';

/** First half of the locks' key; the second is the game's code. */
const lockSpace = 0x44524157;

export type Leadership = {
  /** Whether this process leads a game, or has just come to lead it. */
  leads: (gameCode: string) => Promise<boolean>;
  /** Leaves a game to whoever asks next. */
  release: (gameCode: string) => Promise<void>;
  close: () => Promise<void>;
};

export function createLeadership(databaseUrl: string, log: Logger): Leadership {
  const led = new Set<string>();
  let connection: Promise<Client> | null = null;
  /** Games ask one after the other: a connection has one question at a time. */
  let asking: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function connect(): Promise<Client> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'marquee-house-draws',
      keepAlive: true,
    });
    const made = client.connect().then(() => client);
    const lose = () => {
      if (connection !== made) return;
      connection = null;
      led.clear();
    };
    client.on('error', (error) => log.warn({ err: error }, 'the connection that leads draws broke'));
    client.on('end', lose);
    made.catch(lose);
    return made;
  }

  async function ask(gameCode: string): Promise<boolean> {
    if (isClosed) return false;
    connection ??= connect();
    const asked = connection;
    const client = await asked;
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked',
      [lockSpace, gameCode],
    );
    if (!rows[0]?.locked || connection !== asked) return false;
    led.add(gameCode);
    log.info({ game: gameCode }, 'this process runs the draws');
    return true;
  }

  async function unlock(gameCode: string, asked: typeof connection): Promise<void> {
    // With a connection that is lost its locks are gone.
    if (asked === null || connection !== asked) return;
    const client = await asked;
    await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [lockSpace, gameCode]);
  }

  return {
    leads: (gameCode) => {
      if (led.has(gameCode)) return Promise.resolve(true);
      const answer = asking.then(() => ask(gameCode));
      asking = answer.catch(() => undefined);
      return answer;
    },
    release: async (gameCode) => {
      if (!led.delete(gameCode)) return;
      const asked = connection;
      const answer = asking.then(() => unlock(gameCode, asked));
      asking = answer.catch(() => undefined);
      await answer;
    },
    close: async () => {
      isClosed = true;
      led.clear();
      const client = await connection?.catch(() => null);
      connection = null;
      await client?.end();
    },
  };
}
