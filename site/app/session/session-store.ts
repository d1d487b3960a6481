/**
 * Who is signed in, in this browser. Kept in storage under a key of the site's own, shared by its tabs; the server
 * renders every page for nobody, so there the session is `unknown`.
 */

import { isAbout, keep, readKept } from '../shell/kept-state.ts';
import { keepRest } from './rest.ts';

/** What is kept, by the names that the specification gives the user session. */
interface StoredSession {
  readonly isAuthenticated: true;
  readonly token: string;
  readonly email: string;
  readonly fullname: string;
  readonly user: {
    readonly account_id: string;
    readonly session_token: string;
    readonly full_name: string;
    readonly contact_email: string;
  };
}

export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'authenticated'; readonly stored: StoredSession };

const unknown: Session = { status: 'unknown' };
const anonymous: Session = { status: 'anonymous' };

const listeners = new Set<() => void>();
let current: Session = unknown;
let tabs: BroadcastChannel | undefined;

/** The session now. In the browser it is read from storage the first time. */
export function readSession(): Session {
  if (current.status === 'unknown' && typeof document !== 'undefined') {
    current = parseStored(readKept('user'));
  }
  return current;
}

export function serverSession(): Session {
  return unknown;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keep a session that has been opened; the other tabs take it over. */
export function keepSession(stored: StoredSession): void {
  keep('user', JSON.stringify(stored));
  become({ status: 'authenticated', stored });
}

/** Forget the player here, with the layout as they have left it, and signal the other tabs, which reset and reload. */
export function forgetSession(): void {
  keep('user', null);
  keep('layout', null);
  keepRest(false);
  become(anonymous);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A BroadcastChannel has none.
  tabs?.postMessage('signed_out');
}

/**
 * Listen to the other tabs, until the returned function is called: a sign-out there resets this tab and calls
 * `onSignedOut`, a sign-in there is taken over.
 */
export function followOtherTabs(onSignedOut: () => void): () => void {
  tabs = new BroadcastChannel('marquee.user');

  function signedOut(): void {
    if (readSession().status !== 'authenticated') return;
    become(anonymous);
    onSignedOut();
  }
  function stored(event: StorageEvent): void {
    if (!isAbout(event, 'user')) return;
    const next = parseStored(readKept('user'));
    if (next.status === 'authenticated') become(next);
    else signedOut();
  }

  tabs.addEventListener('message', signedOut);
  globalThis.addEventListener('storage', stored);
  return () => {
    globalThis.removeEventListener('storage', stored);
    tabs?.close();
    tabs = undefined;
  };
}

function become(next: Session): void {
  current = next;
  // The mark that the document had before the first paint stays true, for styles that choose by it.
  if (typeof document !== 'undefined')
    document.documentElement.dataset['session'] = next.status === 'authenticated' ? 'player' : 'visitor';
  for (const listener of listeners) listener();
}

/** What storage holds, or nobody where it is empty or not ours. */
export function parseStored(text: string | null): Session {
  if (!text) return anonymous;
  try {
    const value: unknown = JSON.parse(text);
    return isStored(value) ? { status: 'authenticated', stored: value } : anonymous;
  } catch {
    return anonymous;
  }
}

function isStored(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null || !('user' in value) || !('token' in value)) return false;
  const { user, token } = value;
  return (
    typeof token === 'string' &&
    token !== '' &&
    typeof user === 'object' &&
    user !== null &&
    'account_id' in user &&
    typeof user.account_id === 'string' &&
    user.account_id !== ''
  );
}
