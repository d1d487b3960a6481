/** Cases by what they pay and what they have staked. */
import type { Outcome } from '../poker/laws.ts';

export type Tally = {
  /** Whole numbers, as first bets: `pays` below 256, `staked` below 4, and fewer cases at once than a double counts exactly. */
  add: (pays: number, staked: number, cases: number) => void;
  /** From what pays least; of equals, what staked least. */
  outcomes: () => Outcome[];
};

const STAKED = 4;
/** What is pending moves to a bigint before a double would lose count. */
const MOST_PENDING = 2 ** 51;

export function createTally(): Tally {
  const pending = new Float64Array(256 * STAKED);
  const counts = new Map<number, bigint>();
  const settle = (key: number): void => {
    counts.set(key, (counts.get(key) ?? 0n) + BigInt(pending[key] ?? 0));
    pending[key] = 0;
  };
  return {
    add(pays, staked, cases) {
      const key = pays * STAKED + staked;
      const sum = (pending[key] ?? 0) + cases;
      pending[key] = sum;
      if (sum > MOST_PENDING) settle(key);
    },
    outcomes() {
      for (const key of pending.keys()) settle(key);
      return [...counts]
        .filter(([, cases]) => cases > 0n)
        .toSorted(([a], [b]) => a - b)
        .map(([key, cases]) => [Math.floor(key / STAKED), key % STAKED, cases] as const);
    },
  };
}
