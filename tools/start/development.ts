import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Lifetime } from './lifetime.ts';

/**
 * `npm run dev`: the servers run in a child that starts again when one of their files changes, and migrates when a
 * migration is new; pages come through Vite, which changes them in the open browser; the games' client is built anew
 * as it is edited. PostgreSQL stays up meanwhile.
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
    DATABASE_URL: databaseUrls.ownerUrl,
    DATABASE_APP_URL: databaseUrls.appUrl,
  };
  const start = (directory: string, words: readonly string[]): ChildProcess =>
    spawn(process.execPath, words, { cwd: directory, env: environment, stdio: 'inherit' });

  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const games = start(join(root, 'games'), [
    vite,
    'build',
    '--watch',
    '--mode',
    'development',
    '--logLevel',
    'warn',
  ]);
  const servers = start(root, [
    '--watch',
    '--watch-preserve-output',
    join(root, 'tools/start/main.ts'),
    '--servers',
  ]);
  lifetime.add('the games build', () => stop(games));
  lifetime.add('the servers', () => stop(servers));
  log('Watching: the servers start again when their files change, pages and games follow their sources');
  await once(servers, 'exit');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
