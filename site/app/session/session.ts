import type { login } from '@marquee/contract/api/auth/login.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { useSyncExternalStore } from 'react';
import type { ApiResult } from '../api/client.ts';
import {
  forgetSession,
  keepSession,
  readSession,
  serverSession,
  subscribeToSession,
  type Session,
} from './session-store.ts';

/** The fields that every call of a player carries. */
export interface PlayerFields {
  readonly account_id: string;
  readonly auth: string;
}

/**
 * Who is signed in. `unknown` on the server and until the browser has looked: hold the place of what depends on it, so
 * that nothing moves.
 */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, readSession, serverSession);
}

/**
 * Whether a player is signed in, for what looks the same to a visitor and before the browser has looked: it is rendered again only when a
 * player comes or goes.
 */
export function useIsPlayer(): boolean {
  return useSyncExternalStore(
    subscribeToSession,
    () => readSession().status === 'authenticated',
    () => false,
  );
}

/** What a signed-in player's calls carry, or nothing. */
export function playerFieldsOf(session: Session): PlayerFields | null {
  if (session.status !== 'authenticated') return null;
  return { account_id: session.stored.user.account_id, auth: session.stored.token };
}

export function usePlayerFields(): PlayerFields | null {
  return playerFieldsOf(useSession());
}

/**
 * Take over the answer of a sign-in. Only a success with a token signs in; anything else leaves nobody signed in.
 * Returns whether the player is signed in now.
 */
export function takeSignIn(result: ApiResult<typeof login>): boolean {
  if (!result.ok || result.answer.token === '') {
    if (readSession().status === 'authenticated') forgetSession();
    return false;
  }
  keepSession(storedFrom(result.answer));
  return true;
}

function storedFrom(answer: AnswerOf<typeof login>): Parameters<typeof keepSession>[0] {
  const { token, user, fullname, email } = answer;
  return {
    isAuthenticated: true,
    token,
    email,
    fullname,
    user: { ...user, full_name: fullname, contact_email: email },
  };
}

/** Keep a changed name and address in the stored session. */
export function updateStoredProfile(profile: { full_name: string; contact_email: string }): void {
  const session = readSession();
  if (session.status !== 'authenticated') return;
  const { stored } = session;
  keepSession({
    ...stored,
    email: profile.contact_email,
    fullname: profile.full_name,
    user: { ...stored.user, ...profile },
  });
}

/** Sign out: here and in the other tabs at once; the server is told, and need not answer. */
export function signOut(): void {
  const player = playerFieldsOf(readSession());
  forgetSession();
  if (player) void tellSignOut(player);
}

/** The client loads when it is first needed: nobody who only looks around has a session to end. */
async function tellSignOut(player: PlayerFields): Promise<void> {
  const [{ callApi }, { endpoints }] = await Promise.all([
    import('../shell/visit.ts'),
    import('../api/endpoints.ts'),
  ]);
  await callApi(endpoints.logout, player);
  // Whoever uses this browser next must not see notifications of the account.
  const { endBrowserPush } = await import('./push-subscription.ts');
  await endBrowserPush();
}
