import type { Logger } from '../kernel/log.ts';

/** Counts what happens too often for a line of the log each. */
export interface Tally {
  add(what: string): void;
  /** Write one line with the counts since the last, if there are any. */
  flush(): void;
}

/** `maxNames` bounds the memory; what comes after is counted as `other`. */
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
