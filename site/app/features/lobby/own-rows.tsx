import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { addCatalogues } from '../../words/load.ts';
import type { ApiGame } from './game-filter.ts';
import styles from './own-rows.module.css';

const PlayerRows = lazy(async () => {
  const [module] = await Promise.all([import('./player-rows.tsx'), addCatalogues(['misc', 'general'])]);
  return module;
});

/** The player's level, bonus, last games and favourites, on the home page. The place is kept until they come; visitors have none. */
export function OwnRows({
  games,
  onShown,
}: {
  games: readonly ApiGame[];
  /** Told which games are shown, by the keys of their cards, so that the page does not show them again. */
  onShown: (keys: readonly string[]) => void;
}): ReactNode {
  const { status } = useSession();
  const place = <div className={styles['place']} />;
  if (status === 'anonymous') return null;
  if (status === 'unknown') return place;
  return (
    <Contained>
      <Suspense fallback={place}>
        <PlayerRows games={games} place={place} onShown={onShown} />
      </Suspense>
    </Contained>
  );
}
