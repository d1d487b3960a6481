import { useEffect, useMemo, type ReactNode } from 'react';
import { useFavourites } from '../../session/favourites.ts';
import { QueryScope } from '../../session/query-scope.tsx';
import type { KeptFavourites } from '../../shell/favourites-provider.tsx';
import { CardHeart } from './card-heart.tsx';

/** Asks for the player's favourites and tells of every change. */
export default function FavouritesKeeper({
  onChange,
}: {
  onChange: (kept: KeptFavourites) => void;
}): ReactNode {
  return (
    <QueryScope>
      <Keeper onChange={onChange} />
    </QueryScope>
  );
}

function Keeper({ onChange }: { onChange: (kept: KeptFavourites) => void }): ReactNode {
  const favourites = useFavourites();
  const { games } = favourites;
  const kept = useMemo<KeptFavourites>(
    () => ({
      favourites,
      corner: (game) => <CardHeart game={game} favourites={favourites} />,
    }),
    // All else that it holds is about the games.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [games],
  );
  useEffect(() => onChange(kept), [onChange, kept]);
  return null;
}
