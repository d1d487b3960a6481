/** Work of this process that is under way, by a key, so that what is asked for twice at once waits for the first. */
import type { Round } from './rounds/round.ts';

const underWay = new Map<string, Promise<Round>>();

/** Does the work, or waits for the same work that has been begun before. */
export async function once(key: string, work: () => Promise<Round>): Promise<Round> {
  const running = underWay.get(key) ?? work();
  underWay.set(key, running);
  try {
    return await running;
  } finally {
    underWay.delete(key);
  }
}

/** Resolves when nothing of this process is under way. */
export async function roundsAtRest(): Promise<void> {
  await Promise.allSettled(underWay.values());
}
