import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compressBelow } from './compress.ts';

/** Something that is built from sources. */
export type Build = {
  readonly name: string;
  /** The role that serves it. A process without that role does not build it. */
  readonly role: 'web' | 'games';
  /** Files and directories below the root that the output depends on. */
  readonly sources: readonly string[];
  /** The directory of the output. The hash of the sources is stored in it. */
  readonly output: string;
  /** The program, relative to the root, with its arguments. It is run by this Node. */
  readonly program: readonly string[];
  /** The directory, relative to the root, in which it runs. */
  readonly directory: string;
  /** The part of the output that browsers load. It is compressed after the build. */
  readonly compressed: string;
};

const HASH_FILE = '.sources-hash';
const NOT_SOURCES = new Set(['node_modules', 'build', 'dist', '.react-router', '.cache', 'coverage']);

/** What a start builds if its sources or the packages have changed. */
export const BUILDS: readonly Build[] = [
  {
    name: 'the site',
    role: 'web',
    sources: ['site', 'themes', 'ui', 'contract', 'package-lock.json', 'tsconfig.base.json'],
    output: 'site/build',
    program: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    directory: 'site',
    compressed: 'site/build/client',
  },
  {
    name: 'the console',
    role: 'web',
    sources: ['console', 'ui', 'contract', 'package-lock.json', 'tsconfig.base.json'],
    output: 'console/build',
    program: ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.config.ts'],
    directory: 'console',
    compressed: 'console/build',
  },
  {
    name: 'the games',
    role: 'games',
    sources: ['games', 'contract', 'package-lock.json', 'tsconfig.base.json'],
    output: 'games/build',
    program: ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.config.ts'],
    directory: 'games',
    compressed: 'games/build/client',
  },
];

/** Build what is stale, all at once, and log how long each took. */
export async function buildStale(options: {
  root: string;
  builds: readonly Build[];
  log: (line: string) => void;
}): Promise<void> {
  const results = await Promise.allSettled(options.builds.map((build) => buildIfStale(build, options)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function buildIfStale(
  build: Build,
  { root, log }: { root: string; log: (line: string) => void },
): Promise<void> {
  const hash = await hashSources(root, build.sources);
  const hashFile = join(root, build.output, HASH_FILE);
  if ((await readFile(hashFile, 'utf8').catch(() => '')) === hash) return;
  log(`Building ${build.name} …`);
  const started = Date.now();
  await run(root, build);
  await compressBelow(join(root, build.compressed));
  // Written last, so that an interrupted build has no hash and is repeated.
  await writeFile(hashFile, hash);
  log(`Built ${build.name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** A hash over names and contents. Tests are left out because they do not affect the build. */
export async function hashSources(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const file of await filesBelow(join(root, source))) {
      hash.update(`\0${relative(root, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const kept = entries
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .filter((entry) => !NOT_SOURCES.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const nested = await Promise.all(kept.map((entry) => filesBelow(join(path, entry.name))));
  return nested.flat();
}

/** Run a build, and show its output only if it fails. */
async function run(root: string, build: Build): Promise<void> {
  const [program = '', ...words] = build.program;
  const child = spawn(process.execPath, [join(root, program), ...words], {
    cwd: join(root, build.directory),
    env: { ...process.env, NODE_ENV: 'production', CI: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  throw new Error(`Building ${build.name} failed:\n${Buffer.concat(output).toString('utf8')}`);
}
