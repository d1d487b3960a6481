import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { type Cluster, SOCKET_PORT, clusterUrl, identity, postgresEnvironment } from './cluster.ts';

/** Settings of PostgreSQL by name, given to it on its command line. */
export type Settings = Readonly<Record<string, string>>;

const POLL_MS = 50;
/** How often a postmaster that exits at once is tried again: the remains of a killed one need a moment to go. */
const ATTEMPTS = 20;
const ATTEMPT_PAUSE_MS = 500;
/** Recovery after a crash replays the log; a large one takes minutes. */
const READY_LIMIT_MS = 600_000;
const STOP_LIMIT_MS = 30_000;
const LOG_LIMIT_BYTES = 10_000_000;

/**
 * Sees to it that the cluster's postmaster runs and accepts connections, and returns its process id. One that runs
 * already is adopted, one that is still starting or stopping is waited for, and one that dies on its first breath is
 * tried again. `postmaster.pid` is only read: PostgreSQL decides by it whether its shared memory is still in use.
 *
 * @throws with the end of PostgreSQL's own log when it does not come up.
 */
export async function ensureRunning(cluster: Cluster, settings: Settings): Promise<number> {
  const giveUpAt = Date.now() + READY_LIMIT_MS;
  let attempts = 0;
  while (Date.now() < giveUpAt) {
    const pid = await livePostmaster(cluster);
    if (pid !== undefined) {
      if (await acceptsConnections(cluster)) return pid;
      await delay(POLL_MS);
      continue;
    }
    if (attempts === ATTEMPTS) break;
    if (attempts > 0) await delay(ATTEMPT_PAUSE_MS);
    attempts += 1;
    await spawnPostmaster(cluster, settings);
  }
  throw new Error(`PostgreSQL did not start. The end of ${cluster.logFile}:\n${await logTail(cluster)}`);
}

/**
 * Stops the postmaster: connections are broken off, what was committed is written, and nothing needs recovery at the
 * next start. Past the limit it is told to quit at once, which costs a recovery and loses nothing.
 */
export async function stopPostmaster(
  cluster: Cluster,
  signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT',
): Promise<void> {
  const pid = await livePostmaster(cluster);
  if (pid === undefined) return;
  send(pid, signal);
  const quitAt = Date.now() + STOP_LIMIT_MS;
  let quit = false;
  while ((await livePostmaster(cluster)) === pid) {
    if (!quit && Date.now() > quitAt) {
      send(pid, 'SIGQUIT');
      quit = true;
    }
    await delay(POLL_MS);
  }
}

/** The process id of this cluster's postmaster, when one is alive. */
export async function livePostmaster(cluster: Cluster): Promise<number | undefined> {
  const pid = await recordedPid(cluster);
  if (pid === undefined) return undefined;
  return (await isPostmaster(pid, cluster.data)) ? pid : undefined;
}

async function recordedPid(cluster: Cluster): Promise<number | undefined> {
  const text = await readFile(join(cluster.data, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
}

/**
 * Whether the process is a postmaster of this directory, by its command line: the number in a file that a crash left
 * behind may belong to anybody by now. A process that is dead and not yet reaped has no command line.
 */
async function isPostmaster(pid: number, data: string): Promise<boolean> {
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  return (words[0] ?? '').endsWith('postgres') && words.includes(data);
}

async function acceptsConnections(cluster: Cluster): Promise<boolean> {
  const url = clusterUrl(cluster, 'postgres', cluster.passwords.postgres, 'postgres');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A server that goes down between the connection and its end reports it a second time as an event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '28P01') {
      throw new Error(`The passwords beside ${cluster.data} are not those of that database`, {
        cause: error,
      });
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Starts a postmaster in a session of its own (Ctrl-C reaches Node only, which then stops it in order) and waits until
 * it has written its process id or has exited.
 */
async function spawnPostmaster(cluster: Cluster, settings: Settings): Promise<void> {
  await turnLog(cluster.logFile);
  const stale = await recordedPid(cluster);
  const log = openSync(cluster.logFile, 'a', 0o600);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    cluster.binaries.postgres,
    ['-D', cluster.data, '-k', cluster.socketDirectory, '-p', String(SOCKET_PORT), ...flags],
    {
      ...identity(cluster.account),
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      // The recorded process is not a postmaster of this cluster, or this would not be reached. Naming it here lets
      // PostgreSQL pass over the file that a crash left, while it still checks the shared memory behind it.
      env: postgresEnvironment(stale === undefined ? {} : { PG_GRANDPARENT_PID: String(stale) }),
    },
  );
  closeSync(log);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('exit', () => resolve());
    child.once('error', reject);
  });
  child.unref();
  await Promise.race([ended, appears(cluster, child.pid)]);
}

async function appears(cluster: Cluster, pid: number | undefined): Promise<void> {
  const giveUpAt = Date.now() + 30_000;
  while ((await recordedPid(cluster)) !== pid && Date.now() < giveUpAt) await delay(POLL_MS);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Keeps one older log beside the current one, so that neither grows without end. */
async function turnLog(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await rename(file, `${file}.1`);
}

async function logTail(cluster: Cluster): Promise<string> {
  const file = await open(cluster.logFile).catch(() => undefined);
  if (!file) return '(it wrote nothing)';
  const { size } = await file.stat();
  const length = Math.min(size, 2_000);
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
  await file.close();
  return buffer.toString('utf8');
}
