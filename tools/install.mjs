import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// This runs before anything is installed, under any Node from 20 on. So it is plain JavaScript with `node:` imports
// only.

/** The project's directory. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const OLDEST_NODE = 20;
const WANTED_NODE = 24;

/**
 * Prints a command's usage and exits, if its arguments ask for help.
 * @param {string} usage
 */
export function answerHelp(usage) {
  if (!process.argv.includes('--help') && !process.argv.includes('-h')) return;
  console.log(usage);
  process.exit(0);
}

/** Installs the locked packages, unless all of them are installed in the locked versions. */
export async function ensureInstalled() {
  if (majorOf(process.version) < OLDEST_NODE) {
    fail(`Marquee needs Node ${OLDEST_NODE} or newer to set itself up; this is ${process.version}.`);
  }
  const reason = whyInstall();
  if (reason === undefined) return;
  console.log(`Installing packages (${reason}) …`);
  const started = Date.now();
  // NODE_ENV=production would leave out what the site is built with. The lock is for Node 24, which npm is about to
  // install; its warnings about an older Node would hide other messages.
  const words = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  let code = await runNpm(['ci', ...words]);
  if (code !== 0) {
    console.log('npm ci failed; trying npm install, which is less strict …');
    code = await runNpm(['install', '--no-save', ...words]);
  }
  if (code !== 0) fail(`npm ended with code ${code}; its messages are above.`);
  console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

/**
 * Compares npm's record of node_modules with the lock, package by package. An optional package may be missing, because
 * packages for other machines are not installed.
 * @returns {string | undefined} what is amiss
 */
function whyInstall() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return 'nothing is installed yet';
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  for (const [path, wanted] of Object.entries(locked)) {
    if (!path.includes('node_modules/')) continue;
    const found = present[path];
    if (found === undefined && wanted.optional !== true && wanted.devOptional !== true) {
      return `${path.replace('node_modules/', '')} is missing`;
    }
    if (found !== undefined && (found.version !== wanted.version || found.resolved !== wanted.resolved)) {
      return `${path.replace('node_modules/', '')} is not the locked version`;
    }
  }
  return undefined;
}

function runNpm(words) {
  // Use the npm that started this, or else the one on the path.
  const own = process.env.npm_execpath;
  const [program, first] = own && own.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  const child = spawn(program, [...first, ...words], { cwd: ROOT, stdio: 'inherit' });
  // The installation must not go on after this process was stopped.
  const stop = () => {
    child.kill('SIGTERM');
    process.exit(143);
  };
  process.once('SIGTERM', stop);
  return exitCode(child).finally(() => process.off('SIGTERM', stop));
}

/**
 * Runs one of our TypeScript files under Node 24 or newer and ends with its exit code. Uses the Node that runs this, if
 * it is recent enough, or the one that npm has installed.
 * @param {string} file path below the project
 */
export async function runUnderWantedNode(file) {
  const node = findNode();
  process.env.PATH = `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
  // What Node has compiled once is read from there by every process that is started after: a server is up in two thirds of the time.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache', 'compiled');
  const child = spawn(node, [join(ROOT, file), ...process.argv.slice(2)], {
    cwd: ROOT,
    // When the channel closes, the child knows that this process has ended, for whatever reason.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Ctrl-C reaches the child by itself. A SIGTERM sent to this process alone is passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGTERM'));
  process.exitCode = await exitCode(child);
}

function findNode() {
  if (majorOf(process.version) >= WANTED_NODE) return process.execPath;
  const installed = join(ROOT, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(installed)) {
    const version = spawnSync(installed, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
    if (majorOf(version) >= WANTED_NODE) return installed;
  }
  return fail(
    `Marquee runs on Node ${WANTED_NODE} or newer. This is ${process.version}, and npm has no newer one for ` +
      `${process.platform}-${process.arch} (or was told to leave out optional packages). Install Node ${WANTED_NODE} and try again.`,
  );
}

function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10) || 0;
}

function exitCode(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(String(error));
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
