import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { watchBuild } from '../shell/build-check.ts';
import { Notices } from './notices.tsx';
import { useSession } from './session.ts';
import { followOtherTabs } from './session-store.ts';

const SessionKeeper = lazy(() => import('./session-keeper.tsx'));

/** How long after the page came alive it has settled. */
const settled_ms = 3000;

/** What the pages and layouts of a site stand in: the session, modals and toasts. */
export function PlayerProviders({ children }: { children: ReactNode }): ReactNode {
  const { status } = useSession();
  const [kept, setKept] = useState(false);
  // Once a player was here the keeper stays: it is he whom it leads to the sign-in when the session ends.
  if (status === 'authenticated' && !kept) setKept(true);
  // The visit is told, and a new build watched for, when the page has settled, so that the first screen waits for neither.
  useEffect(() => {
    // The address as the visitor came; he may have gone on by then.
    const { search } = location;
    let stopWatching: (() => void) | undefined;
    const settle = (): void => {
      stopWatching = watchBuild();
      void import('./ads-visit.ts').then(({ reportVisit }) => reportVisit(search));
      keepOfflinePage();
    };
    const timer = setTimeout(settle, settled_ms);
    return () => {
      clearTimeout(timer);
      stopWatching?.();
    };
  }, []);
  useEffect(() => followOtherTabs(() => globalThis.location.reload()), []);
  return (
    <>
      {children}
      {kept && (
        <Suspense>
          <SessionKeeper />
        </Suspense>
      )}
      <Notices />
    </>
  );
}

/** The worker keeps the page that is shown to those who are offline; the site works as well without it. */
function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
