import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmod,
  lstat,
  mkdir,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Account, accountOfOwner, canReach, giveTo, postgresAccount } from './account.ts';
import { type Binaries, SHARED_DIRECTORY, openDirectory, postgresBinaries } from './binaries.ts';

const run = promisify(execFile);

/** The major version of the installed programs. A cluster of another version needs pg_upgrade. */
const MAJOR_VERSION = '18';
/** A unix socket's path may have 107 bytes; longer ones are truncated silently. */
const SOCKET_PATH_LIMIT = 107;
/** Nothing listens on this port. It is only part of the socket's file name. */
export const SOCKET_PORT = 5432;

/** The passwords of a cluster's roles, created once and stored beside it. */
export type Passwords = {
  readonly postgres: string;
  readonly marquee: string;
  readonly app: string;
  readonly games: string;
};

/** A cluster on disk, ready to be started. */
export type Cluster = {
  readonly data: string;
  readonly socketDirectory: string;
  readonly logFile: string;
  readonly account: Account | undefined;
  readonly binaries: Binaries;
  readonly passwords: Passwords;
};

/**
 * Prepare a cluster below a data directory, initialising it the first time.
 *
 * - `postgres.log` and `database-passwords.json` (mode 0600) lie in the data directory;
 * - `postgres/` holds the cluster and its socket. If PostgreSQL's account cannot reach it there, it is a symbolic link
 *   to a directory below /var/lib/marquee.
 */
export async function prepareCluster(dataDirectory: string): Promise<Cluster> {
  const directory = resolve(dataDirectory);
  await mkdir(directory, { recursive: true });
  const place = join(directory, 'postgres');
  const account = await chooseAccount(place);
  // Other accounts may pass through Marquee's directory, but cannot read it.
  if (account) await chmod(directory, 0o711);
  const home = await clusterHome(place, account);
  const binaries = await postgresBinaries(account);
  const data = join(home, 'data');
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(refuseUnlessMissing);
  const passwords = await keepPasswords(join(directory, 'database-passwords.json'), version !== undefined);
  if (version === undefined)
    await initialise({ home, data, account, binaries, password: passwords.postgres });
  if (version !== undefined && version.trim() !== MAJOR_VERSION) {
    throw new Error(
      `${data} was made by PostgreSQL ${version.trim()}; this is ${MAJOR_VERSION}: use pg_upgrade`,
    );
  }
  const socketDirectory = await ownSocketDirectory(home, account);
  return { data, socketDirectory, logFile: join(directory, 'postgres.log'), account, binaries, passwords };
}

/** A connection string through the cluster's own socket. The host is the escaped directory. */
export function clusterUrl(cluster: Cluster, user: string, password: string, database: string): string {
  const host = encodeURIComponent(cluster.socketDirectory);
  return `postgresql://${user}:${password}@${host}:${SOCKET_PORT}/${database}`;
}

/** An existing cluster runs under its owner's account, so that one created by another account stays readable. */
async function chooseAccount(place: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await lstat(join(place, 'data')).catch(() => undefined);
  const known = owner && owner.uid !== 0 ? await accountOfOwner(owner.uid) : undefined;
  return known ?? postgresAccount();
}

async function clusterHome(place: string, account: Account | undefined): Promise<string> {
  const present = await lstat(place).catch(() => undefined);
  if (present) {
    const home = await realpath(place);
    if (canReach(account, home)) return home;
    throw new Error(
      `${home} lies below a directory that the account ${account?.name ?? ''} may not enter: set DATA_DIR to a place ` +
        `it can reach, or move ${home} below ${SHARED_DIRECTORY} and link to it`,
    );
  }
  if (canReach(account, dirname(place))) {
    await makeHome(place, account);
    return realpath(place);
  }
  const home = join(SHARED_DIRECTORY, `cluster-${randomBytes(6).toString('hex')}`);
  await openDirectory(SHARED_DIRECTORY);
  await makeHome(home, account);
  await symlink(home, place);
  return home;
}

async function makeHome(home: string, account: Account | undefined): Promise<void> {
  await mkdir(home);
  await chmod(home, 0o700);
  giveTo(account, home);
}

function refuseUnlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw new Error('The database was made by another user: start Marquee as that user', { cause: error });
}

async function keepPasswords(file: string, clusterExists: boolean): Promise<Passwords> {
  const text = await readFile(file, 'utf8').catch(refuseUnlessMissing);
  if (text !== undefined) return parsePasswords(text, file);
  if (clusterExists)
    throw new Error(`${file} is gone: without it nobody can log in to the database beside it`);
  const password = () => randomBytes(24).toString('base64url');
  const passwords = { postgres: password(), marquee: password(), app: password(), games: password() };
  await writeFile(`${file}.new`, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return passwords;
}

function parsePasswords(text: string, file: string): Passwords {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new Error(`${file} is damaged`);
  const field = (name: keyof Passwords): string => {
    const password = value[name];
    if (typeof password !== 'string') throw new Error(`${file} has no password for ${name}`);
    return password;
  };
  return { postgres: field('postgres'), marquee: field('marquee'), app: field('app'), games: field('games') };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Initialise under another name, and rename when all is there, so that a start killed half-way leaves nothing that
 * looks like a cluster.
 */
async function initialise(options: {
  home: string;
  data: string;
  account: Account | undefined;
  binaries: Binaries;
  password: string;
}): Promise<void> {
  const { home, account } = options;
  for (const name of await readdir(home)) {
    if (name.startsWith('half-')) await rm(join(home, name), { recursive: true, force: true });
  }
  const half = join(home, `half-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${half}.password`;
  await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
  giveTo(account, passwordFile);
  const flags = [
    `--pgdata=${half}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ];
  try {
    await run(options.binaries.initdb, flags, { ...identity(account), cwd: '/', env: postgresEnvironment() });
    await rename(half, options.data);
  } catch (cause) {
    throw new Error(`initdb failed: ${messageOf(cause)}`, { cause });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Error && 'stderr' in error && String(error.stderr).trim() !== '')
    return String(error.stderr).trim();
  return String(error);
}

/** The user and group that a program of PostgreSQL is started with. */
export function identity(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** The environment without the caller's PG… variables, which would change what the programs do. */
export function postgresEnvironment(more: Record<string, string> = {}): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && name !== 'LANG');
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC', ...more };
}

/** The socket lies with the cluster, or, if that path is too long, in a directory of its own below /tmp. */
async function ownSocketDirectory(home: string, account: Account | undefined): Promise<string> {
  const near = join(home, 'socket');
  const fits = Buffer.byteLength(join(near, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_LIMIT;
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const directory = fits ? near : join('/tmp', `marquee-${name}`);
  await mkdir(directory, { mode: 0o700 }).then(
    () => giveTo(account, directory),
    async () => refuseForeign(directory, account),
  );
  return directory;
}

async function refuseForeign(directory: string, account: Account | undefined): Promise<void> {
  const owner = await lstat(directory);
  const expected = account?.uid ?? process.getuid?.();
  if (owner.isDirectory() && owner.uid === 0 && account) return giveTo(account, directory);
  if (owner.isDirectory() && owner.uid === expected) return;
  throw new Error(`${directory} belongs to another user; the database's socket cannot be placed there`);
}
