import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { choosePort } from '../tools/start/ports.ts';

const START = fileURLToPath(new URL('../tools/start/main.ts', import.meta.url));

/** What became of a start in a process of its own: it serves, or it ended. */
export interface Started {
  readonly port: number;
  /** What was written to standard output and to standard error, until it was ready or ended. */
  readonly output: string;
  readonly errors: string;
  /** The exit code; undefined while it serves. */
  readonly code: number | undefined;
  readonly stop: () => Promise<number | null>;
  /** Ends it without a warning; resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

/** Start Marquee as `npm start` does, with nothing of this process's environment but the paths. */
export async function startProcess(environment: Record<string, string>): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-started-'));
  const first = 40_000 + Math.floor(Math.random() * 20_000);
  const port = await choosePort({ host: '127.0.0.1', asked: undefined, first, taken: [] });
  const child = spawn(process.execPath, [START], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ready = new Promise<undefined>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      output += `${line}\n`;
      if (line.startsWith('Marquee is ready')) resolve(undefined);
    });
  });
  const code = await Promise.race([ready, exitCode(child)]);
  const end = async (signal: NodeJS.Signals): Promise<number> => {
    const ended = exitCode(child);
    child.kill(signal);
    const last = await ended;
    await rm(dataDir, { recursive: true, force: true });
    return last;
  };
  if (code !== undefined) await rm(dataDir, { recursive: true, force: true });
  const kill = async (): Promise<void> => void (await end('SIGKILL'));
  return { port, output, errors, code, stop: () => end('SIGTERM'), kill };
}

async function exitCode(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return child.exitCode ?? 1;
}
