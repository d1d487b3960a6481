/** Where to go after signing in: back to where one was, if that is a page of the console. */
export function returnTo(parameters: URLSearchParams): string {
  const path = parameters.get('return') ?? '/';
  // A path that begins with two slashes, or a slash and a backslash, would lead to another host.
  return /^\/(?![/\\])/.test(path) && !path.startsWith('/sign-in') ? path : '/';
}

/** The address of the sign-in page that leads back to another. */
export function signInAddress(path: string): string {
  return path === '/' ? '/sign-in' : `/sign-in?return=${encodeURIComponent(path)}`;
}
