/** Where a player may go from a game, by the page around it or by an address; null where there is no such place. */
import { isFramed, tellParent } from '../../../../kit/client/session/parent.ts';

export function leaveAction(lobbyUrl: string | null): (() => void) | null {
  if (isFramed()) return () => tellParent({ type: 'marquee:close' });
  if (lobbyUrl) return () => window.location.assign(lobbyUrl);
  return null;
}

export function depositAction(depositUrl: string | null): (() => void) | null {
  if (isFramed()) return () => tellParent({ type: 'marquee:deposit' });
  if (depositUrl) return () => window.location.assign(depositUrl);
  return null;
}
