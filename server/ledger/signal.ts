/** A pause between two signals: listeners learn of a posting at once, and of many in a row together. */
const pause_ms = 10;

export interface Signal {
  /** Send the signal: now, or after the pause if one was sent a moment ago. */
  raise(): void;
  /** Resolves once nothing is waiting to be sent. */
  settled(): Promise<void>;
}

/**
 * A signal to those who listen that there is something to read, apart from the transactions it tells of: a NOTIFY within
 * them would make their commits wait for each other. A signal that is lost costs nothing but time, because those who
 * listen also look by themselves.
 */
export function createSignal(send: () => Promise<unknown>): Signal {
  let raised = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (raised) {
      raised = false;
      await send().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, pause_ms));
    }
    running = null;
  }

  return {
    raise: () => {
      raised = true;
      running ??= run();
    },
    settled: () => running ?? Promise.resolve(),
  };
}
