import { Contained } from '@marquee/ui/states/contained.tsx';
import { CardCorner } from '@marquee/ui/sections/card-corner.ts';
import { lazy, Suspense, useState, type ContextType, type ReactNode } from 'react';
import { useIsPlayer } from '../session/session.ts';
import { FavouritesContext } from './favourites-context.ts';

const FavouritesKeeper = lazy(() => import('../features/favourites/favourites-keeper.tsx'));

export interface KeptFavourites {
  readonly favourites: ContextType<typeof FavouritesContext>;
  readonly corner: ContextType<typeof CardCorner>;
}

/** A player's cards have a heart in their corner. What keeps his favourites comes with him; visitors load none of it. */
export function FavouritesProvider({ children }: { children: ReactNode }): ReactNode {
  const [kept, setKept] = useState<KeptFavourites>();
  const isPlayer = useIsPlayer();
  return (
    <FavouritesContext value={isPlayer ? kept?.favourites : undefined}>
      <CardCorner value={isPlayer ? kept?.corner : undefined}>{children}</CardCorner>
      {isPlayer && (
        <Contained>
          <Suspense>
            <FavouritesKeeper onChange={setKept} />
          </Suspense>
        </Contained>
      )}
    </FavouritesContext>
  );
}
