import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Notices } from './notices.tsx';
import { useSession } from './session.ts';
import { followOtherTabs } from './session-store.ts';

const SessionKeeper = lazy(() => import('./session-keeper.tsx'));

/** What the pages and layouts of a site stand in: the session, modals and toasts. */
export function PlayerProviders({ children }: { children: ReactNode }): ReactNode {
  const { status } = useSession();
  const [kept, setKept] = useState(false);
  // Once a player was here the keeper stays: it is he whom it leads to the sign-in when the session ends.
  if (status === 'authenticated' && !kept) setKept(true);
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
