import { useState, useSyncExternalStore, type CSSProperties } from 'react';

/** How long one entry takes to pass, in seconds. */
const entry_s = 4;
/** From this many entries on a tape moves; fewer stand still. */
const movingFrom = 5;

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(changed: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * A tape of entries that passes by. Whoever comes while it moves is on it from its next beginning on, so that it never jumps. It stands
 * still where less motion is preferred. A moving tape shows its entries twice, one after the other; `passing` goes to what holds both.
 */
export function useTape<Entry>(entries: readonly Entry[]): {
  readonly shown: readonly Entry[];
  readonly isMoving: boolean;
  readonly isPaused: boolean;
  readonly togglePause: () => void;
  readonly passing: { readonly style: CSSProperties; readonly onAnimationIteration: () => void };
} {
  const isReduced = useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(reducedMotion).matches,
    () => false,
  );
  const [isPaused, setPaused] = useState(false);
  const [passing, setPassing] = useState(entries);
  const isMoving = entries.length >= movingFrom && !isReduced;
  const shown = isMoving && passing.length >= movingFrom ? passing : entries;
  return {
    shown,
    isMoving,
    isPaused,
    togglePause: () => setPaused(!isPaused),
    passing: {
      style: {
        animationDuration: `${shown.length * entry_s}s`,
        ...(isPaused && { animationPlayState: 'paused' }),
      },
      onAnimationIteration: () => setPassing(entries),
    },
  };
}
