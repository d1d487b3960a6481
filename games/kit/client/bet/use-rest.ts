/** The wait between two rounds, where the player's jurisdiction asks for one: how much of it is left. */
import { useEffect, useState } from 'react';

type Rest = {
  /** Whole seconds that are left, rounded up. */
  seconds: number;
  /** How long the wait was when it was first seen. */
  length_ms: number;
};

/** Counts down to a time by `performance.now()`; null where nothing waits. */
export function useRest(until_ms: number | null): Rest {
  const [seen, setSeen] = useState({ until_ms: 0, from_ms: 0, now_ms: 0 });
  useEffect(() => {
    if (until_ms === null) return undefined;
    const from_ms = performance.now();
    const look = (): void => setSeen({ until_ms, from_ms, now_ms: performance.now() });
    const first = requestAnimationFrame(look);
    const timer = setInterval(look, 200);
    return () => {
      cancelAnimationFrame(first);
      clearInterval(timer);
    };
  }, [until_ms]);
  if (until_ms === null || seen.until_ms !== until_ms) return { seconds: 0, length_ms: 0 };
  return {
    seconds: Math.max(1, Math.ceil((until_ms - seen.now_ms) / 1000)),
    length_ms: until_ms - seen.from_ms,
  };
}
