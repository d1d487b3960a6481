import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { addCatalogues } from '../../words/load.ts';
import styles from './recent-strip.module.css';

const RecentGames = lazy(async () => {
  const [module] = await Promise.all([import('./recent-games.tsx'), addCatalogues(['misc'])]);
  return module;
});

/** What the player opened last. Its place is kept from the first paint on, and for visitors it is none. */
export function RecentStrip(): ReactNode {
  const { status } = useSession();
  if (status === 'anonymous') return null;
  return (
    <div className={styles['strip']} data-status={status}>
      {status === 'authenticated' && (
        <Contained>
          <Suspense>
            <RecentGames />
          </Suspense>
        </Contained>
      )}
    </div>
  );
}
