import { useSyncExternalStore } from 'react';

/** Whoever waits for the second factor to be entered. Calls that come meanwhile wait for the same answer. */
let waiting: { readonly promise: Promise<boolean>; readonly answer: (given: boolean) => void } | undefined;
const listeners = new Set<() => void>();

function change(next: typeof waiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks for the second factor in a dialog; whether it was given. */
export function confirmSecondFactor(): Promise<boolean> {
  if (waiting) return waiting.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  change({
    promise,
    answer: (given) => {
      change(undefined);
      resolve(given);
    },
  });
  return promise;
}

/** What answers the question that is open; nothing where none is. */
export function useSecondFactorQuestion(): ((given: boolean) => void) | undefined {
  const subscribe = (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  };
  return useSyncExternalStore(subscribe, () => waiting)?.answer;
}
