import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { addCatalogues } from '../../words/load.ts';
import styles from './own-place.module.css';

const OwnGames = lazy(async () => {
  const [module] = await Promise.all([import('./own-games.tsx'), addCatalogues(['misc', 'general'])]);
  return module;
});

/**
 * The player's level, bonus and last games, first on the home page. Its place has one height from the first paint on,
 * whatever comes to stand in it, so that nothing below it moves. Visitors have none.
 */
export function OwnPlace({ onShown }: { onShown: (keys: readonly string[]) => void }): ReactNode {
  const { status } = useSession();
  if (status === 'anonymous') return null;
  return (
    <div className={styles['own']} data-status={status}>
      {status === 'authenticated' && (
        <Contained>
          <Suspense>
            <OwnGames onShown={onShown} />
          </Suspense>
        </Contained>
      )}
    </div>
  );
}
