/** Starts a provider in a process of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ChildSettings } from './child.ts';

export type ForkedProvider = {
  url: string;
  /** Ends the process without a warning; resolves when it is gone. */
  kill: () => Promise<void>;
  /** Holds the process still wherever it is, as a machine does that is short of memory; its connections stay open. */
  freeze: () => void;
  thaw: () => void;
};

/** Resolves when the provider listens. */
export async function forkProvider(settings: ChildSettings): Promise<ForkedProvider> {
  const child = fork(new URL('child.ts', import.meta.url), { stdio: 'inherit' });
  child.send(settings);
  const [url]: unknown[] = await once(child, 'message');
  return {
    url: String(url),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    freeze: () => {
      child.kill('SIGSTOP');
    },
    thaw: () => {
      child.kill('SIGCONT');
    },
  };
}
