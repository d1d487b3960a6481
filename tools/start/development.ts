import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Lifetime } from './lifetime.ts';

/** The files of the servers. Vite watches the pages, and the games' client is watched by its build. */
const WATCHED = ['server', 'contract', 'database', 'brands', 'tools', 'games/server', 'games/migrations'];
const NOT_WATCHED = /(^|\/)(node_modules|build|\.vite-temp)\/|\.test\.ts$/;
/** An editor writes a file in several steps, and a checkout writes many files. */
const SETTLE_MS = 200;

/**
 * `npm run dev`: the servers run in a child process that restarts when one of their files changes, and migrates if
 * there is a migration to apply. Vite serves pages and updates them in the open browser, and the games' client is
 * rebuilt when it is edited. PostgreSQL keeps running meanwhile.
 */
export async function runDevelopment(options: {
  root: string;
  databaseUrls: { ownerUrl: string; appUrl: string };
  lifetime: Lifetime;
  log: (line: string) => void;
}): Promise<void> {
  const { root, databaseUrls, lifetime, log } = options;
  const environment = {
    ...process.env,
    NODE_ENV: 'development',
    MARQUEE_ENV: 'development',
    DATABASE_URL: databaseUrls.ownerUrl,
    DATABASE_APP_URL: databaseUrls.appUrl,
  };
  const start = (directory: string, words: readonly string[]): ChildProcess =>
    spawn(process.execPath, words, { cwd: directory, env: environment, stdio: 'inherit' });

  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const viteWords = ['build', '--watch', '--mode', 'development', '--logLevel', 'warn'];
  const games = start(join(root, 'games'), [vite, ...viteWords]);
  lifetime.add('the games build', () => stop(games));

  // Vite gives the pages the development build of their packages. The server must use the same one.
  const serverWords = ['--conditions=development', join(root, 'tools/start/main.ts'), '--servers'];
  let servers = start(root, serverWords);
  let turn = Promise.resolve();
  lifetime.add('the servers', async () => {
    await turn;
    await stop(servers);
  });
  const restart = async (file: string): Promise<void> => {
    log(`${file} changed: restarting the servers`);
    await stop(servers);
    servers = start(root, serverWords);
  };
  let settling: NodeJS.Timeout | undefined;
  for (const directory of WATCHED) {
    const watcher = watch(join(root, directory), { recursive: true }, (_event, file) => {
      if (file === null || NOT_WATCHED.test(file)) return;
      clearTimeout(settling);
      settling = setTimeout(() => {
        turn = turn.then(() => restart(join(directory, file)));
      }, SETTLE_MS);
    });
    lifetime.add(`the watch on ${directory}`, async () => {
      clearTimeout(settling);
      watcher.close();
    });
  }
  log('Watching: the servers restart when their files change; pages and games are updated');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
