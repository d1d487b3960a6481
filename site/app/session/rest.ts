/**
 * Whether the player takes a break from play, a time-out or an exclusion. What the server last said is kept, so that the
 * next page knows it before it asks: whoever takes a break must not see games first.
 */

import { useSyncExternalStore } from 'react';
import { isAbout, keep, readKept } from '../shell/kept-state.ts';

const listeners = new Set<() => void>();

/** Whether the player of this browser takes a break, as the server last said. */
export function readRest(): boolean {
  return readKept('rest') !== null;
}

/** Keep what the server says of breaks. */
export function keepRest(rests: boolean): void {
  if (rests === readRest()) return;
  keep('rest', rests ? '1' : null);
  markRest();
  for (const listener of listeners) listener();
}

/** Tell the styles: what leads to play carries `data-play` and is hidden during a break. */
export function markRest(): void {
  if (readRest()) document.documentElement.dataset['rest'] = 'known';
  else delete document.documentElement.dataset['rest'];
}

/** Whether the player takes a break; false on the server, which renders every page for nobody. */
export function useRest(): boolean {
  return useSyncExternalStore(subscribe, readRest, () => false);
}

function subscribe(listener: () => void): () => void {
  function fromOtherTab(event: StorageEvent): void {
    if (!isAbout(event, 'rest')) return;
    markRest();
    listener();
  }
  listeners.add(listener);
  globalThis.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', fromOtherTab);
  };
}
