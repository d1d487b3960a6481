import { useSyncExternalStore, type RefObject } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Showing an element on the whole screen; undefined where the browser cannot, as on iPhones. */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
): { on: boolean; toggle: () => void } | undefined {
  const state = useSyncExternalStore<'none' | 'off' | 'on'>(
    subscribe,
    () => (document.fullscreenElement ? 'on' : document.fullscreenEnabled ? 'off' : 'none'),
    () => 'none',
  );
  if (state === 'none') return undefined;
  return {
    on: state === 'on',
    toggle: () => {
      if (state === 'on') void document.exitFullscreen();
      else void element.current?.requestFullscreen();
    },
  };
}
