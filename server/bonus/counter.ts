import { setTimeout as sleep } from 'node:timers/promises';
import { fullBatch } from './count-play.ts';
import type { BonusApp } from './bonus.ts';
import { countAndSettle } from './count-all.ts';

export interface Counter {
  stop(): Promise<void>;
}

/** Between two batches, so that under load they are few and large. */
const pause_ms = 200;

/** Count for as long as the process lives: batch after batch while they are full, else one in each pause. */
export function startCounter(app: BonusApp): Counter {
  const stopping = new AbortController();
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      let counted = 0;
      try {
        counted = await countAndSettle(app);
      } catch (error) {
        app.log.error({ err: error }, 'play could not be counted for bonuses');
      }
      if (counted < fullBatch) {
        await sleep(pause_ms, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
