/** The wait between two rounds, where the player's jurisdiction asks for one: how much of it is left. */
import { useEffect, useState } from 'react';

/** Until when, by `performance.now()`, and how long it is in all. */
export type Rest = { until_ms: number; length_ms: number };

/** Whole seconds that are left, rounded up; 0 where nothing waits. */
export function useSecondsLeft(rest: Rest | null): number {
  const [now_ms, setNow] = useState(0);
  useEffect(() => {
    if (!rest) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 200);
    return () => clearInterval(timer);
  }, [rest]);
  if (!rest) return 0;
  // Before the first look at the clock all of it is left.
  const left_ms = Math.min(rest.length_ms, rest.until_ms - now_ms);
  return Math.max(1, Math.ceil(left_ms / 1000));
}
