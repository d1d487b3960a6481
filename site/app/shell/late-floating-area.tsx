import { Contained } from '@marquee/ui/states/contained.tsx';
import { useSession } from '../session/session.ts';
import { useShell } from './shell-context.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLate } from './late.ts';

const FloatingArea = lazy(() => import('../features/floating/floating-area.tsx'));

/** Where nothing may lie over amounts, limits, what is to be claimed, or the steps of opening an account. */
const undisturbed =
  /\/(deposit|withdrawal|add-bank|bank-details|responsible-gaming|mission|inbox|spin|referral|account|register|promotions(\/[^/]+)?)\/?$/;

/** Whether nothing may float or open by itself over the page of this path. */
function isUndisturbed(pathname: string): boolean {
  return undisturbed.test(pathname);
}

/**
 * What floats over the page comes when the page has settled, and takes nothing from the first screen. Where nothing would
 * float, as for visitors of a site without partners and chat, it does not come at all; nor at the cashier, at the means of
 * safer play, and where rewards are claimed, over which it would lie.
 */
export function LateFloatingArea(): ReactNode {
  const { status } = useSession();
  const { hasPartners, liveChatScript } = useShell();
  const isLate = useLate();
  const { pathname } = useLocation();
  return isLate &&
    !isUndisturbed(pathname) &&
    (status === 'authenticated' || hasPartners || liveChatScript) ? (
    <Contained>
      <Suspense>
        <FloatingArea />
      </Suspense>
    </Contained>
  ) : null;
}
