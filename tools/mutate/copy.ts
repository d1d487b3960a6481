import { execFile } from 'node:child_process';
import { cp, lstat, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where builds are, relative to the root. A copy takes them along, so that only what a fault touches is built again. */
const BUILT = ['site/build', 'games/build'];

/** A working copy that faults are written into. `remove` deletes it. */
export type Copy = { readonly root: string; readonly remove: () => Promise<void> };

/**
 * Copy the tracked files and the builds into a temporary directory. Packages from npm are linked; those of the
 * repository are linked to the copy, so that its tests load the copy's code.
 */
export async function copyRepository(root: string): Promise<Copy> {
  const copy = await mkdtemp(join(tmpdir(), 'marquee-mutants-'));
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter(Boolean)) {
    // A file that is deleted but not committed is still listed.
    if (!(await lstat(join(root, file)).catch(() => undefined))) continue;
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file));
  }
  for (const built of BUILT) {
    await cp(join(root, built), join(copy, built), { recursive: true, force: true }).catch(() => undefined);
  }
  await linkPackages(root, copy);
  // What a test started may still write for a moment after it has been ended.
  return { root: copy, remove: () => rm(copy, { recursive: true, force: true, maxRetries: 10 }) };
}

async function linkPackages(root: string, copy: string): Promise<void> {
  await mkdir(join(copy, 'node_modules', '@marquee'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name === '@marquee') continue;
    await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of await readdir(join(root, 'node_modules', '@marquee'))) {
    await symlink(join('..', '..', name), join(copy, 'node_modules', '@marquee', name));
    const own = join(root, name, 'node_modules');
    if (await lstat(own).catch(() => undefined)) await symlink(own, join(copy, name, 'node_modules'));
  }
}
