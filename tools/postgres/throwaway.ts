import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareCluster } from './cluster.ts';
import { type Settings, ensureRunning, killPostmaster, stopPostmaster } from './postmaster.ts';
import { ensureDatabase } from './supervisor.ts';

/**
 * The data survives the death of any process (the tests of money rely on it), but not a power cut. There is no replica.
 */
const SETTINGS: Settings = {
  listen_addresses: '',
  max_connections: '200',
  shared_buffers: '128MB',
  jit: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  checkpoint_timeout: '30min',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** A process that is killed in the middle of a write may leave half a page: only the journal's copy of it makes it whole again. */
const TO_KILL: Settings = { ...SETTINGS, full_page_writes: 'on' };

/** A cluster in a temporary directory, with the database `marquee` and its roles. `stop` removes it. */
export type ThrowawayPostgres = {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly gamesUrl: string;
  readonly stop: () => Promise<void>;
};

/** One that a test may kill: what it has acknowledged is there when it runs again, under the same connection strings. */
export type PostgresToKill = ThrowawayPostgres & {
  /** Ends all of its processes at once, without a warning. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data. Resolves when it accepts connections. */
  readonly startAgain: () => Promise<void>;
};

/** Start a PostgreSQL for tests, benchmarks and generators. It ends with this process, even if that is killed. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const { ownerUrl, appUrl, gamesUrl, stop } = await startIn(SETTINGS);
  return { ownerUrl, appUrl, gamesUrl, stop };
}

/** The same for a test that kills it. */
export function startPostgresToKill(): Promise<PostgresToKill> {
  return startIn(TO_KILL);
}

async function startIn(settings: Settings): Promise<PostgresToKill> {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-postgres-'));
  const cluster = await prepareCluster(directory);
  let watcher = endWithThisProcess(await ensureRunning(cluster, settings), directory);
  const urls = await ensureDatabase(cluster);
  return {
    ...urls,
    kill: async () => {
      await killPostmaster(cluster);
      watcher.stop();
      watcher = endWithThisProcess(null, directory);
    },
    startAgain: async () => {
      const pid = await ensureRunning(cluster, settings);
      watcher.stop();
      watcher = endWithThisProcess(pid, directory);
    },
    stop: async () => {
      await stopPostmaster(cluster, 'SIGQUIT');
      watcher.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * A small shell that waits until a pipe held by this process closes. The pipe closes however this process ends, and the
 * shell then stops the cluster and removes its directory.
 * @param pid null for a cluster that does not run.
 */
function endWithThisProcess(pid: number | null, directory: string): { stop: () => void } {
  const end = pid === null ? '' : `kill -QUIT ${pid}; while kill -0 ${pid}; do sleep 0.1; done;`;
  const script = `read line; [ "$line" = done ] || { ${end} rm -rf "$1"; }`;
  const watcher = spawn('sh', ['-c', script, 'sh', directory], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  // The open pipe alone must not keep this process alive.
  if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref();
  return { stop: () => watcher.stdin.end('done\n') };
}
