import { forgetSession, readSession } from './session-store.ts';

const listeners = new Set<() => void>();
/** Whether a session has ended before anybody listened: what leads to the sign-in comes after the page itself. */
let isUntold = false;

/** Hear that the server ended the session, until the returned function is called; at once where it has already. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  if (isUntold) {
    isUntold = false;
    listener();
  }
  return () => listeners.delete(listener);
}

/** The server does not know the session any more: forget it, once, and say so. */
export function endSession(): void {
  if (readSession().status !== 'authenticated') return;
  forgetSession();
  isUntold = listeners.size === 0;
  for (const listener of listeners) listener();
}
