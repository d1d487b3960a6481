import { Client } from 'pg';
import { APP_ROLE, GAMES_ROLE, ensureRoles } from '../../database/roles.ts';
import { type Cluster, clusterUrl, prepareCluster } from './cluster.ts';
import { type Settings, ensureRunning, livePostmaster, stopPostmaster } from './postmaster.ts';

/** Connection strings of a database that is ready to be migrated, and the function that stops using it. */
export type RunningPostgres = {
  /** The owner of the schema, for migrations and seeds. It may create databases and roles, but is not a superuser. */
  readonly ownerUrl: string;
  /** The server's role. */
  readonly appUrl: string;
  /** The house provider's role. */
  readonly gamesUrl: string;
  /** Stop the supervision, and PostgreSQL too unless another Marquee uses the same data directory. */
  readonly stop: () => Promise<void>;
};

const DATABASE = 'marquee';
const OWNER_ROLE = 'marquee';
const WATCH_MS = 250;
const HOLDER = 'marquee-supervisor';

/** Money is acknowledged only once it is on disk, so synchronous_commit and fsync stay on. */
const SETTINGS: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  max_wal_size: '2GB',
  // Kept for reuse: a bet that waits for a new file of the journal waits some 50 ms.
  min_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %a ',
  // PostgreSQL logs to a file opened by this process. The log collector would be one more process that outlives a
  // crash.
  logging_collector: 'off',
};

/**
 * Start (or adopt) the PostgreSQL below a data directory, create its database and roles, and keep it running: if it is
 * killed while Marquee runs, it is started again.
 */
export async function startPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  settings?: Settings;
}): Promise<RunningPostgres> {
  const { log } = options;
  const settings = { ...SETTINGS, ...options.settings };
  const cluster = await prepareCluster(options.dataDir);
  const adopted = await livePostmaster(cluster);
  const pid = await ensureRunning(cluster, settings);
  log(
    adopted === pid
      ? `PostgreSQL is running already (process ${pid})`
      : `PostgreSQL started (process ${pid})`,
  );
  const urls = await ensureDatabase(cluster);
  const watch = await keepRunning(cluster, settings, pid, log);
  return {
    ...urls,
    stop: async () => {
      await watch.stop();
      if (await watch.isSharedWithOthers()) {
        log('PostgreSQL stays up: another Marquee uses it');
        return;
      }
      await stopPostmaster(cluster);
      log('PostgreSQL stopped');
    },
  };
}

/** Create the database and its roles. Safe to repeat at each start. */
export async function ensureDatabase(
  cluster: Cluster,
): Promise<{ ownerUrl: string; appUrl: string; gamesUrl: string }> {
  const { passwords } = cluster;
  const client = new Client(clusterUrl(cluster, 'postgres', passwords.postgres, 'postgres'));
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(hashtextextended('marquee.cluster', 0))`);
    const owner = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [OWNER_ROLE]);
    if (owner.rowCount === 0) await client.query(`CREATE ROLE ${OWNER_ROLE} LOGIN CREATEDB CREATEROLE`);
    await client.query(`ALTER ROLE ${OWNER_ROLE} PASSWORD ${client.escapeLiteral(passwords.marquee)}`);
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${OWNER_ROLE}`);
  } finally {
    await client.end();
  }
  const ownerUrl = clusterUrl(cluster, OWNER_ROLE, passwords.marquee, DATABASE);
  await ensureRoles({ ownerUrl, passwords: { app: passwords.app, games: passwords.games } });
  return {
    ownerUrl,
    appUrl: clusterUrl(cluster, APP_ROLE, passwords.app, DATABASE),
    gamesUrl: clusterUrl(cluster, GAMES_ROLE, passwords.games, DATABASE),
  };
}

/**
 * Check the postmaster several times a second and start another one if it is gone. A connection with a name of its own
 * tells other Marquees on the same data directory that this one still needs the database.
 */
async function keepRunning(cluster: Cluster, settings: Settings, first: number, log: (line: string) => void) {
  let pid = first;
  let stopped = false;
  let work: Promise<void> = Promise.resolve();
  let holder = await hold(cluster);

  const look = async (): Promise<void> => {
    if (stopped || (await livePostmaster(cluster)) === pid) return;
    log('PostgreSQL is gone: starting it again');
    pid = await ensureRunning(cluster, settings);
    holder = await hold(cluster);
    log(`PostgreSQL is back (process ${pid})`);
  };
  const timer = setInterval(() => {
    // Checks run one after another, so that a slow start is not begun a second time.
    work = work.then(look).catch((error: unknown) => log(`PostgreSQL: ${String(error)}`));
  }, WATCH_MS);

  return {
    stop: async () => {
      clearInterval(timer);
      stopped = true;
      await work;
    },
    isSharedWithOthers: async (): Promise<boolean> => {
      const client = holder;
      if (!client) return false;
      try {
        const others = await client.query(
          `SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()`,
          [HOLDER],
        );
        return (others.rowCount ?? 0) > 0;
      } catch {
        return false;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
}

async function hold(cluster: Cluster): Promise<Client | undefined> {
  const client = new Client({
    connectionString: clusterUrl(cluster, 'postgres', cluster.passwords.postgres, 'postgres'),
    application_name: HOLDER,
  });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client,
    () => undefined,
  );
}
