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
  const [begun, setBegun] = useState<{ until_ms: number; from_ms: number } | null>(null);
  const [now_ms, setNow] = useState(0);
  useEffect(() => {
    if (until_ms === null) return undefined;
    const from_ms = performance.now();
    setBegun({ until_ms, from_ms });
    setNow(from_ms);
    const timer = setInterval(() => setNow(performance.now()), 200);
    return () => clearInterval(timer);
  }, [until_ms]);
  if (until_ms === null || begun?.until_ms !== until_ms) return { seconds: 0, length_ms: 0 };
  return {
    seconds: Math.max(1, Math.ceil((until_ms - now_ms) / 1000)),
    length_ms: until_ms - begun.from_ms,
  };
}
