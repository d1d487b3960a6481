import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { addCatalogues } from '../../words/load.ts';
import type { FavouriteRowProps } from './favourite-row.tsx';
import styles from './favourites-place.module.css';

const FavouriteRow = lazy(async () => {
  const [module] = await Promise.all([import('./favourite-row.tsx'), addCatalogues(['misc', 'general'])]);
  return module;
});

/** The player's favourites on the home page. Their place is kept until they come; visitors have none. */
export function FavouritesPlace(props: FavouriteRowProps): ReactNode {
  const { status } = useSession();
  const place = <div className={styles['place']} />;
  if (status === 'anonymous') return null;
  if (status === 'unknown') return place;
  return (
    <Contained>
      <Suspense fallback={place}>
        <FavouriteRow {...props} />
      </Suspense>
    </Contained>
  );
}
