import { setTimeout as sleep } from 'node:timers/promises';
import { fullBatch } from './count-play.ts';
import type { BonusApp } from './bonus.ts';
import { countAndSettle } from './count-all.ts';

export interface Counter {
  stop(): Promise<void>;
}

/** The pause between two batches, so that batches under load are few and large. */
const pause_ms = 200;

/** Count until stopped: batch after batch while they are full, otherwise one per pause. */
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
