import { execFile } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The system account that PostgreSQL runs under. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number };

/**
 * PostgreSQL refuses to run as root. Started by an ordinary user, it runs as that user (`undefined`). Started by root,
 * it runs under the account `postgres`, which is created if it is missing, or under `nobody` if accounts cannot be
 * created.
 */
export async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const present = await findAccount('postgres');
  if (present) return present;
  await createAccount();
  const account = (await findAccount('postgres')) ?? (await findAccount('nobody'));
  if (account) return account;
  throw new Error(
    'PostgreSQL cannot run as root and no account named postgres could be created: run Marquee as an ordinary user, ' +
      'or set DATABASE_URL to a PostgreSQL of your own',
  );
}

async function createAccount(): Promise<void> {
  const shell = '/usr/sbin/nologin';
  const debian = ['--system', '--user-group', '--no-create-home', '--shell', shell, 'postgres'];
  const busybox = ['-S', '-D', '-H', '-s', '/sbin/nologin', 'postgres'];
  // useradd is in /usr/sbin, which is missing from the path of some minimal shells.
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` };
  const made = await run('useradd', debian, { env }).then(
    () => true,
    () => false,
  );
  if (!made) await run('adduser', busybox, { env }).catch(() => undefined);
}

/** The account of a numeric user id, if the machine has one. PostgreSQL's programs require a name. */
export async function accountOfOwner(uid: number): Promise<Account | undefined> {
  return (await accounts()).find((account) => account.uid === uid);
}

async function findAccount(name: string): Promise<Account | undefined> {
  return (await accounts()).find((account) => account.name === name);
}

async function accounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

/**
 * Whether the account can reach a path through all directories above it, judged by their modes alone. Access lists are
 * ignored: if one would grant access, the answer is only too cautious.
 */
export function canReach(account: Account | undefined, path: string): boolean {
  if (!account) return true;
  for (let directory = path; ; directory = dirname(directory)) {
    if (!maySearch(account, directory)) return false;
    if (dirname(directory) === directory) return true;
  }
}

function maySearch(account: Account, directory: string): boolean {
  const stat = statSync(directory);
  if (stat.uid === account.uid) return (stat.mode & 0o100) !== 0;
  if (stat.gid === account.gid) return (stat.mode & 0o010) !== 0;
  return (stat.mode & 0o001) !== 0;
}

/** Give a path to the account. Does nothing if PostgreSQL runs as the current user. */
export function giveTo(account: Account | undefined, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}
