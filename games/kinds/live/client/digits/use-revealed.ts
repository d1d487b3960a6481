/** How many of a draw's balls have come out, as time goes on. */
import { useEffect, useState } from 'react';
import type { Shown } from '../live-view.ts';

/** The last ball is out with so much of the time left that it is seen before the result is told. */
const LAST_AT = 0.86;

/** When ball `index` of so many comes out, as a part of the time in which an outcome is shown. */
const comesAt = (index: number, count: number): number => (LAST_AT * (index + 1)) / count;

/** @returns how many of `count` are out; all of them once the outcome has been shown whole. */
export function useRevealed({ key, outcome, isWhole, passed_ms, whole_ms }: Shown, count: number): number {
  const [out, setOut] = useState({ key: '', count: 0 });
  const isShown = outcome !== null && !isWhole;
  useEffect(() => {
    if (!isShown) return undefined;
    const timers = Array.from({ length: count }, (_, index) =>
      setTimeout(
        () => setOut({ key, count: index + 1 }),
        Math.max(0, whole_ms * comesAt(index, count) - passed_ms),
      ),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isShown, key, count, passed_ms, whole_ms]);
  if (outcome === null) return 0;
  if (isWhole) return count;
  return out.key === key ? out.count : 0;
}
