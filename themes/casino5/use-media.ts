import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as a media query says; on the server it is not. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void): (() => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
