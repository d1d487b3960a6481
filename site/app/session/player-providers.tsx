import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { watchBuild } from '../shell/build-check.ts';
import { doWithout } from '../shell/reload-guard.ts';
import { useLate } from '../shell/late.ts';
import { Notices } from './notices.tsx';
import { useIsPlayer } from './session.ts';
import { followOtherTabs } from './session-store.ts';

const SessionKeeper = lazy(() => import('./session-keeper.tsx'));

/** What the pages and layouts of a site stand in: the session, modals and toasts. */
export function PlayerProviders({ children }: { children: ReactNode }): ReactNode {
  const isPlayer = useIsPlayer();
  const [kept, setKept] = useState(false);
  // Once a player was here the keeper stays: it is they whom it leads to the sign-in when the session ends.
  if (isPlayer && !kept) setKept(true);
  const isLate = useLate();
  // The address as the visitor came; they may have gone on by the time that it is looked at.
  const arrival = useRef('');
  useEffect(() => {
    arrival.current = location.search;
    // What the address says of where they come from is kept before they can leave.
    if (arrival.current) tellOfVisit(arrival.current);
  }, []);
  useEffect(() => {
    if (!isLate) return;
    if (!arrival.current) tellOfVisit('');
    keepOfflinePage();
    return watchBuild();
  }, [isLate]);
  useEffect(() => followOtherTabs(() => globalThis.location.reload()), []);
  return (
    <>
      {children}
      {kept && (
        <Suspense>
          <Contained>
            <SessionKeeper />
          </Contained>
        </Suspense>
      )}
      <Notices />
    </>
  );
}

function tellOfVisit(search: string): void {
  import('../shell/visit.ts').then((visit) => visit.reportVisit(search), doWithout);
}

/** The worker keeps the page that is shown to those who are offline; the site works as well without it. */
function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(doWithout);
}
