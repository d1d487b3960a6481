import { useSession } from '../session/session.ts';
import { useShell } from './shell-context.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLate } from './late.ts';

const FloatingArea = lazy(() => import('../features/floating/floating-area.tsx'));

/**
 * What floats over the page comes when the page has settled, and takes nothing from the first screen. Where nothing would
 * float, as for visitors of a site without partners and chat, it does not come at all; nor at the cashier, where it would
 * lie over amounts.
 */
export function LateFloatingArea(): ReactNode {
  const { status } = useSession();
  const { hasPartners, liveChatScript } = useShell();
  const isLate = useLate();
  const atTheCashier = /\/(deposit|withdrawal|add-bank)$/.test(useLocation().pathname);
  return isLate && !atTheCashier && (status === 'authenticated' || hasPartners || liveChatScript) ? (
    <Suspense>
      <FloatingArea />
    </Suspense>
  ) : null;
}
