import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { type Cluster, SOCKET_PORT, clusterUrl, identity, postgresEnvironment } from './cluster.ts';

/** PostgreSQL settings by name, passed on its command line. */
export type Settings = Readonly<Record<string, string>>;

const POLL_MS = 50;
/** How often to retry a postmaster that exits at once. The remains of a killed one take a moment to go. */
const ATTEMPTS = 20;
const ATTEMPT_PAUSE_MS = 500;
/** Recovery after a crash replays the log; a large one takes minutes. */
const READY_LIMIT_MS = 600_000;
const STOP_LIMIT_MS = 30_000;
const LOG_LIMIT_BYTES = 10_000_000;

/**
 * Make sure that the cluster's postmaster runs and accepts connections. Returns its process id. A running one is
 * adopted, one that is starting or stopping is waited for, and one that dies at once is retried. `postmaster.pid` is
 * only read, because PostgreSQL uses it to check whether its shared memory is still in use. Throws with the end of
 * PostgreSQL's log if it does not start.
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
 * Stop the postmaster: close connections and write committed data, so that the next start needs no recovery. Past the
 * time limit it is told to quit at once, which costs a recovery and loses nothing.
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

/**
 * End the postmaster and all of its processes at once, as a machine without memory does. Resolves when they are gone. The next start
 * recovers what was committed.
 */
export async function killPostmaster(cluster: Cluster): Promise<void> {
  const pid = await livePostmaster(cluster);
  if (pid === undefined) return;
  // One that still runs would clean up after children that are killed, and accept connections again.
  send(pid, 'SIGSTOP');
  const processes = [pid, ...(await childrenOf(pid))];
  for (const each of processes) send(each, 'SIGKILL');
  for (const each of processes) while (await isAlive(each)) await delay(POLL_MS / 10);
}

/** A stopped process starts no more children. */
async function childrenOf(pid: number): Promise<number[]> {
  const words = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return words.split(' ').filter(Boolean).map(Number);
}

/** A dead process that is not yet reaped has no command line. */
async function isAlive(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== '';
}

/** The process id of this cluster's postmaster, if one is alive. */
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
 * Whether the process is a postmaster of this directory, judged by its command line. The number in a file left by a
 * crash may belong to another process by now. A dead process that is not yet reaped has no command line.
 */
async function isPostmaster(pid: number, data: string): Promise<boolean> {
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  return (words[0] ?? '').endsWith('postgres') && words.includes(data);
}

async function acceptsConnections(cluster: Cluster): Promise<boolean> {
  const url = clusterUrl(cluster, 'postgres', cluster.passwords.postgres, 'postgres');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // If the server goes down while a connection is open, the client reports it a second time as an event.
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
 * Start a postmaster in a session of its own and wait until it has written its process id or has exited. In its own
 * session it does not receive Ctrl-C, so Node can stop it in order.
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
      // The recorded process is not a postmaster of this cluster, or this code would not run. Naming it here makes
      // PostgreSQL ignore the file that a crash left, while it still checks the shared memory recorded there.
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

/** Keep one older log beside the current one, so that neither grows without limit. */
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
