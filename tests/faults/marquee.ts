import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../tools/start.mjs', import.meta.url));
const READY = /^Marquee is ready: (\S+)$/;

/** A Marquee in processes of its own, started as `npm start` does. */
export type RunningMarquee = {
  readonly url: string;
  readonly startedIn_ms: number;
  /** Process id of the Node that serves. */
  readonly pid: number;
  readonly process: ChildProcess;
};

/** Starts a Marquee and waits for its last line. Throws with all it said when that does not come. */
export async function startMarqueeProcess(options: {
  dataDir: string;
  port: number;
}): Promise<RunningMarquee> {
  const began = Date.now();
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      DATA_DIR: options.dataDir,
      PORT: String(options.port),
      HOST: '127.0.0.1',
      // Pages play no part in this, and need not be built for it.
      ROLES: 'api,worker,games,gateway',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString('utf8')));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(`${line}\n`);
      const ready = READY.exec(line)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`npm start ended with ${code} before it was ready:\n${said.join('')}`)),
    );
  });
  const pid = Number(await readFile(join(options.dataDir, 'marquee.pid'), 'utf8'));
  return { url, startedIn_ms: Date.now() - began, pid, process: child };
}

/** Kills the serving Node outright, and waits for what started it to notice. */
export async function killServer(marquee: RunningMarquee): Promise<void> {
  const ended = hasEnded(marquee.process) ? undefined : once(marquee.process, 'exit');
  process.kill(marquee.pid, 'SIGKILL');
  await ended;
}

/** Stops in order, as Ctrl-C would. */
export async function stopMarqueeProcess(marquee: RunningMarquee): Promise<void> {
  if (hasEnded(marquee.process)) return;
  const ended = once(marquee.process, 'exit');
  marquee.process.kill('SIGTERM');
  await ended;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
