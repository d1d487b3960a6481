/** The pause between two signals. A single posting is announced at once, and a series of postings together. */
const pause_ms = 10;

export interface Signal {
  /** Send the signal: at once, or after the pause if one was just sent. */
  raise(): void;
  /** Resolves when nothing is waiting to be sent. */
  settled(): Promise<void>;
}

/**
 * Tells listeners that there is something to read. It is sent outside the transactions it announces, because a NOTIFY
 * inside them would serialize their commits. A lost signal only causes a delay, because listeners also poll.
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
