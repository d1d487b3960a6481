/** Where a player may go from a game, by the page around it or by an address; null where there is no such place. */
import type { ErrorAction, Trouble } from '../dialog/error-dialog.ts';
import { isShortOfMoney } from '../../../../kit/client/shell/ways-on.ts';
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

/** What a player can do about a trouble; each that is null cannot be done here. */
export function actionsOf(
  trouble: Trouble,
  ways: { deposit: (() => void) | null; leave: (() => void) | null; reload: () => void; retry: () => void },
): ErrorAction[] {
  const { deposit, leave, reload, retry } = ways;
  const actions: ErrorAction[] = [];
  if (isShortOfMoney(trouble) && deposit) actions.push({ label: 'error.deposit', act: deposit });
  if (trouble === 'network_lost') actions.push({ label: 'error.retry', act: retry });
  if (trouble === 'another_game_open' || trouble === 'round_in_play')
    actions.push({ label: 'error.reload', act: reload });
  if (trouble.startsWith('session_') && leave) actions.push({ label: 'error.lobby', act: leave });
  else actions.push({ label: 'error.dismiss', act: () => {} });
  return actions;
}
