import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { canReach } from './account.ts';
import { prepareCluster } from './cluster.ts';
import { livePostmaster, stopPostmaster } from './postmaster.ts';
import { startPostgres } from './supervisor.ts';
import { isWhole } from '../../tests/sampled.ts';

const SUPERVISOR = fileURLToPath(new URL('supervisor.ts', import.meta.url));
const NOBODY = { name: 'nobody', uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const settings = { shared_buffers: '16MB' };
const log = () => undefined;

let parent: string;
let dataDir: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'marquee-supervisor-'));
  await chmod(parent, 0o755);
  dataDir = join(parent, 'data');
});

afterEach(async () => {
  if (await lstat(join(dataDir, 'postgres')).catch(() => undefined)) {
    const cluster = await prepareCluster(dataDir);
    await stopPostmaster(cluster, 'SIGQUIT');
    await rm(cluster.socketDirectory, { recursive: true, force: true });
    await rm(await realpath(join(dataDir, 'postgres')), { recursive: true, force: true });
  }
  await rm(parent, { recursive: true, force: true });
});

test('data is kept from one start to the next, and the passwords are for the owner alone', async () => {
  const first = await startPostgres({ dataDir, log, settings });
  await query(first.ownerUrl, `CREATE TABLE public.kept AS SELECT 42 AS answer`);
  expect(await query(first.appUrl, 'SELECT current_user AS name')).toEqual([{ name: 'marquee_app' }]);
  expect(await query(first.gamesUrl, 'SELECT current_user AS name')).toEqual([{ name: 'marquee_games' }]);
  await first.stop();
  expect(await postmaster()).toBeUndefined();

  const second = await startPostgres({ dataDir, log, settings });
  expect(await query(second.ownerUrl, 'SELECT answer FROM public.kept')).toEqual([{ answer: 42 }]);
  expect((await stat(join(dataDir, 'database-passwords.json'))).mode & 0o777).toBe(0o600);
  await second.stop();
});

test('money is durable and nothing listens on the network', async () => {
  const postgres = await startPostgres({ dataDir, log, settings });
  const rows = await query(
    postgres.ownerUrl,
    `SELECT name, setting FROM pg_settings WHERE name IN
       ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses', 'password_encryption')
     ORDER BY name`,
  );
  expect(Object.fromEntries(rows.map((row) => [row['name'], row['setting']]))).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    password_encryption: 'scram-sha-256',
    synchronous_commit: 'on',
  });
  await postgres.stop();
});

test.runIf(isWhole)('a postmaster that outlives its Node is adopted', async () => {
  const node = spawnSupervisor();
  const pid = await firstPid(node);
  node.kill('SIGKILL');
  await once(node, 'exit');
  expect(await postmaster()).toBe(pid);

  const said: string[] = [];
  const postgres = await startPostgres({ dataDir, log: (line) => said.push(line), settings });
  expect(said).toEqual([`PostgreSQL is running already (process ${pid})`]);
  expect(await query(postgres.ownerUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await postgres.stop();
  expect(await postmaster()).toBeUndefined();
});

test('a postmaster that is killed while it is supervised comes back by itself, with what was committed', async () => {
  const said: string[] = [];
  const postgres = await startPostgres({ dataDir, log: (line) => said.push(line), settings });
  await query(postgres.ownerUrl, `CREATE TABLE public.kept AS SELECT 42 AS answer`);
  const killed = await postmaster();
  process.kill(killed ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(said.at(-1)).toMatch(/PostgreSQL is back/), { timeout: 60_000 });
  expect(await postmaster()).not.toBe(killed);
  expect(await query(postgres.ownerUrl, 'SELECT answer FROM public.kept')).toEqual([{ answer: 42 }]);
  await postgres.stop();
});

test('a postmaster that is killed together with its Node is started again, at once', async () => {
  const node = spawnSupervisor();
  const pid = await firstPid(node);
  process.kill(pid, 'SIGKILL');
  node.kill('SIGKILL');
  const postgres = await startPostgres({ dataDir, log, settings });
  expect(await postmaster()).not.toBe(pid);
  await postgres.stop();
});

test.runIf(isWhole)('the number that a crash left behind may belong to another process by now', async () => {
  const node = spawnSupervisor();
  const pid = await firstPid(node);
  node.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  const file = join(dataDir, 'postgres', 'data', 'postmaster.pid');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const other = spawn('sleep', ['60']);
  await writeFile(file, [String(other.pid), ...lines.slice(1)].join('\n'));

  const postgres = await startPostgres({ dataDir, log, settings });
  expect(await query(postgres.ownerUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await postgres.stop();
  other.kill();
});

test('two on one data directory share it, and the last one stops it', async () => {
  const first = await startPostgres({ dataDir, log, settings });
  const second = await startPostgres({ dataDir, log, settings });
  await first.stop();
  expect(await query(second.ownerUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(await postmaster()).toBeUndefined();
});

test('a data directory whose path is too long for a socket gets one elsewhere', async () => {
  dataDir = join(parent, 'x'.repeat(100));
  const postgres = await startPostgres({ dataDir, log, settings });
  expect(new URL(postgres.ownerUrl).hostname).toMatch(/^%2Ftmp%2Fmarquee-/);
  expect(await query(postgres.ownerUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test.runIf(isWhole)('passwords that are gone are not silently replaced', async () => {
  const postgres = await startPostgres({ dataDir, log, settings });
  await postgres.stop();
  await rm(join(dataDir, 'database-passwords.json'));
  await expect(startPostgres({ dataDir, log, settings })).rejects.toThrow('database-passwords.json is gone');
  await writeFile(
    join(dataDir, 'database-passwords.json'),
    JSON.stringify({ postgres: 'a', marquee: 'b', app: 'c', games: 'd' }),
  );
  await expect(startPostgres({ dataDir, log, settings })).rejects.toThrow('are not those of that database');
});

test.runIf(isWhole)('works under umask 077', async () => {
  const node = spawnSupervisor({ before: 'process.umask(0o077);' });
  expect(await firstPid(node)).toBeGreaterThan(1);
  node.kill('SIGTERM');
  await once(node, 'exit');
  expect(await postmaster()).toBeUndefined();
});

describe.runIf(isRoot)('started by root', () => {
  test('works below a directory that nobody else may enter', async () => {
    await chmod(parent, 0o700);
    const postgres = await startPostgres({ dataDir, log, settings });
    expect(await realpath(join(dataDir, 'postgres'))).toMatch(/^\/var\/lib\/marquee\/cluster-/);
    expect(await query(postgres.ownerUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  test('runs under an account of its own', async () => {
    const postgres = await startPostgres({ dataDir, log, settings });
    const status = await readFile(`/proc/${await postmaster()}/status`, 'utf8');
    expect(status).not.toMatch(/^Uid:\s+0\b/m);
    await postgres.stop();
  });
});

test.runIf(isWhole && isRoot && canReach(NOBODY, dirname(SUPERVISOR)))(
  'an ordinary user needs no root',
  async () => {
    await mkdir(dataDir);
    await chown(dataDir, NOBODY.uid, NOBODY.gid);
    const node = spawnSupervisor({ identity: { uid: NOBODY.uid, gid: NOBODY.gid } });
    const pid = await firstPid(node);
    expect(await readFile(`/proc/${pid}/status`, 'utf8')).toMatch(/^Uid:\s+65534\b/m);
    node.kill('SIGTERM');
    await once(node, 'exit');
    expect(await postmaster()).toBeUndefined();
  },
);

async function postmaster(): Promise<number | undefined> {
  return livePostmaster(await prepareCluster(dataDir));
}

async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const result = await client.query<Record<string, unknown>>(text);
    return result.rows;
  } finally {
    await client.end();
  }
}

/** A separate Node process that starts PostgreSQL, prints its process id, and stops it on SIGTERM. */
function spawnSupervisor(
  options: { before?: string; identity?: { uid: number; gid: number } } = {},
): ChildProcess {
  const program = `
    ${options.before ?? ''}
    const lines = [];
    const { startPostgres } = await import(${JSON.stringify(SUPERVISOR)});
    const postgres = await startPostgres({
      dataDir: ${JSON.stringify(dataDir)}, log: (line) => lines.push(line), settings: ${JSON.stringify(settings)},
    });
    process.once('SIGTERM', () => postgres.stop());
    console.log(lines[0]);`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options.identity,
  });
}

async function firstPid(node: ChildProcess): Promise<number> {
  if (!node.stdout) throw new Error('the supervisor has no output');
  const [line] = await once(createInterface(node.stdout), 'line');
  return Number(/process (\d+)/.exec(String(line))?.[1]);
}
