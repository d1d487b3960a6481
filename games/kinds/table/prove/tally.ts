/** Cases by what they pay and what they have staked. */
import type { Outcome } from '../poker/laws.ts';

export type Tally = {
  add: (pays: number, staked: number, cases: number) => void;
  /** From what pays least; of equals, what staked least. */
  outcomes: () => Outcome[];
};

/** Whole numbers far above what a double holds: each addition must be exact, the sums are kept as bigint. */
export function createTally(): Tally {
  const counts = new Map<number, bigint>();
  const pending = new Map<number, number>();
  const settle = (key: number): void => {
    counts.set(key, (counts.get(key) ?? 0n) + BigInt(pending.get(key) ?? 0));
    pending.set(key, 0);
  };
  return {
    add(pays, staked, cases) {
      if (cases === 0) return;
      const key = pays * 100 + staked;
      const sum = (pending.get(key) ?? 0) + cases;
      pending.set(key, sum);
      if (sum > 2 ** 51) settle(key);
    },
    outcomes() {
      for (const key of pending.keys()) settle(key);
      return [...counts]
        .toSorted(([a], [b]) => a - b)
        .map(([key, cases]) => [Math.floor(key / 100), key % 100, cases] as const);
    },
  };
}
