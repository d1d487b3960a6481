/** The way out of a game. */
import { isFramed, tellParent } from '../session/parent.ts';

/** Null where there is none. */
export function leaveAction(lobbyUrl: string | null): (() => void) | null {
  if (isFramed()) return () => tellParent({ type: 'marquee:close' });
  if (lobbyUrl) return () => window.location.assign(lobbyUrl);
  return null;
}
