import type { Logger } from '../kernel/log.ts';

export interface OutboxFollower {
  /** Finish the batch that is under way, and read no more. */
  stop(): Promise<void>;
}

/** Between two batches, so that under load they are few and large. It is also how old an operation is when it is first seen. */
const pause_ms = 200;

/**
 * Read the ledger's outbox for as long as the process lives: batch after batch while they are full, else one in each
 * pause. `read` takes one batch in a transaction of its own and answers how many operations were in it; an error is
 * logged, and the batch read again.
 */
export function followOutbox(options: {
  read: () => Promise<number>;
  fullBatch: number;
  log: Logger;
  /** What is written to the log where a batch fails. */
  failure: string;
}): OutboxFollower {
  const stopping = new AbortController();
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      let count = 0;
      try {
        count = await options.read();
      } catch (error) {
        options.log.error({ err: error }, options.failure);
      }
      if (count < options.fullBatch) await pause(pause_ms, stopping.signal);
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

function pause(duration_ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, duration_ms);
    const wake = (): void => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) wake();
    else signal.addEventListener('abort', wake, { once: true });
    timer.unref();
  });
}
