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
  if (url?.origin !== here) return undefined;
  return url.pathname + url.search + url.hash;
}
