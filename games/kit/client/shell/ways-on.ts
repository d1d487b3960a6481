/** What a player can do about trouble that has been told. */
import type { WayOn } from '../dialog/trouble-dialog.tsx';
import type { CallFailure } from '../session/call.ts';
import { isFramed, tellParent } from '../session/parent.ts';

type Around = {
  /** Null if the operator gave none. */
  depositUrl: string | null;
  leave: (() => void) | null;
  reload: () => void;
};

/** At least one way; the first is the one to offer before the others. */
export function waysOn(trouble: CallFailure, { depositUrl, leave, reload }: Around): WayOn[] {
  const deposit = depositAction(depositUrl);
  const dismiss: WayOn = { label: 'close', act: () => undefined };
  if (isShortOfMoney(trouble) && deposit) return [{ label: 'error.deposit', act: deposit }, dismiss];
  if (trouble === 'another_game_open') return [{ label: 'error.reload', act: reload }];
  if (trouble.startsWith('session_') && leave) return [{ label: 'error.lobby', act: leave }];
  return [dismiss];
}

/** Whether a deposit is what helps. */
export const isShortOfMoney = (trouble: string): boolean =>
  trouble === 'not_enough_money' || trouble === 'real_money_needed';

function depositAction(depositUrl: string | null): (() => void) | null {
  if (isFramed()) return () => tellParent({ type: 'marquee:deposit' });
  if (depositUrl) return () => window.location.assign(depositUrl);
  return null;
}
