import type { SignedIn } from './login.ts';

/** The answer of every call that signs a player in. */
export function presentSignedIn(signedIn: SignedIn) {
  return {
    token: signedIn.token,
    user: { account_id: signedIn.accountId, session_token: signedIn.token },
    fullname: signedIn.fullName,
    email: signedIn.email,
  };
}
