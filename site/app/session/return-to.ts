/** The address of the sign-in page, with the page to come back to. */
export function signInAddress(loginPath: string, returnTo: string): string {
  return `${loginPath}?return_to=${encodeURIComponent(returnTo)}`;
}

/**
 * Where to go after signing in: the path that was asked for, if it is one of this site, else undefined. An address of
 * another host, in whatever disguise, is none.
 */
export function safeReturnTo(asked: string | null | undefined): string | undefined {
  if (!asked?.startsWith('/')) return undefined;
  const here = 'https://here.invalid';
  const url = URL.parse(asked, here);
  // `/.//host` is a path of this site that, once taken apart, reads `//host`: another site to whoever resolves it again.
  if (url?.origin !== here || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** What a navigation to the home page carries, so that home asks to sign in at once and leads back afterwards. */
export function askToSignIn(returnTo: string): { readonly signInFor: string } {
  return { signInFor: returnTo };
}

/** Where to lead back to, if the navigation that led to this location asks to sign in. */
export function signInAskedBy(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('signInFor' in state)) return undefined;
  return typeof state.signInFor === 'string' ? safeReturnTo(state.signInFor) : undefined;
}
