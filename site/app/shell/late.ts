import { useSyncExternalStore } from 'react';

/** How long after the scripts began the first screen is left to itself, in milliseconds. */
const late_ms = 3000;

let late = false;
const waiting = new Set<() => void>();

if (typeof document !== 'undefined') {
  setTimeout(() => {
    late = true;
    // Each has a turn of its own, so that none of them together keep a player's finger waiting.
    for (const [turn, tell] of [...waiting].entries()) {
      setTimeout(() => {
        if (waiting.has(tell)) tell();
      }, turn * 50);
    }
  }, late_ms);
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/**
 * Whether the first screen is some seconds old. What nobody waits for comes then, so that it takes nothing from it: the
 * floating area, the feed of winners, the report of the visit, the routes behind the links.
 */
export function useLate(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => late,
    () => false,
  );
}
