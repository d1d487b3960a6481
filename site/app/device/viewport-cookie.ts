import type { BreakpointName } from './breakpoints.ts';

/** How long the viewport is remembered, in days. */
export const viewportCookieDays = 365;

/** The cookie, as text for `document.cookie`, that remembers the breakpoint of the visitor's window. */
export function viewportCookie(name: BreakpointName): string {
  return `viewport=${name}; path=/; max-age=${viewportCookieDays * 86_400}; secure; samesite=strict`;
}
