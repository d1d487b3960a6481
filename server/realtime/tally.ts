import type { Logger } from '../kernel/log.ts';

/** Counts events that are too frequent to log one by one. */
export interface Tally {
  add(what: string): void;
  /** Log one line with the counts since the last flush, if there are any. */
  flush(): void;
}

/** `maxNames` limits the memory. Further names are counted as `other`. */
export function createTally(log: Logger, message: string, maxNames = 20): Tally {
  let counts = new Map<string, number>();
  return {
    add: (what) => {
      const name = counts.has(what) || counts.size < maxNames ? what : 'other';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    flush: () => {
      if (counts.size === 0) return;
      const counted = Object.fromEntries(counts);
      counts = new Map();
      log.warn({ counts: counted }, message);
    },
  };
}
