import { forgetSession, readSession } from './session-store.ts';

const listeners = new Set<() => void>();

/** Hear that the server ended the session, until the returned function is called. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server does not know the session any more: forget it, once, and say so. */
export function endSession(): void {
  if (readSession().status !== 'authenticated') return;
  forgetSession();
  for (const listener of listeners) listener();
}
