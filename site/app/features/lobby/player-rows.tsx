import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import type { Game } from '@marquee/ui/sections/types.ts';
import { useContext, useEffect, type ReactNode } from 'react';
import type { FavouriteGame } from '../../session/favourites.ts';
import { QueryScope } from '../../session/query-scope.tsx';
import { FavouritesContext } from '../../shell/favourites-context.ts';
import { playPath, toGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useTemplate } from '../../shell/template-context.ts';
import { useWords } from '../../words/use-words.ts';
import type { ApiGame } from './game-filter.ts';
import { OwnStanding } from '../home/own-standing.tsx';
import { useRecentGames } from './player-games.ts';

/** How many games a row shows at most. */
const rowLength = 12;

interface RowsProps {
  readonly games: readonly ApiGame[];
  readonly place: ReactNode;
  readonly onShown: (keys: readonly string[]) => void;
}

export default function PlayerRows(props: RowsProps): ReactNode {
  return (
    <QueryScope>
      <Rows {...props} />
    </QueryScope>
  );
}

function Rows({ games, place, onShown }: RowsProps): ReactNode {
  const t = useWords();
  const path = usePath();
  const { GameCard } = useTemplate();
  const { data: recent, isError } = useRecentGames();
  const favourites = useContext(FavouritesContext);

  /** Favourites carry less than cards show; what the page knows of the game besides is shown too. */
  function favouriteCard(favourite: FavouriteGame): Game {
    const known = games.find(
      (game) => game.provider_code === favourite.provider_code && game.game_code === favourite.game_code,
    );
    if (known) return toGame(known, path, t);
    return {
      key: `${favourite.provider_code}/${favourite.game_code}`,
      name: favourite.game_name,
      type: favourite.game_type,
      providerName: '',
      image: favourite.img_url,
      image2x: '',
      href: path(playPath(favourite)),
      rtpPercent: null,
      volatility: null,
      badges: [],
    };
  }

  const shownRecent = (recent ?? []).slice(0, rowLength);
  const isRecent = (game: FavouriteGame): boolean =>
    shownRecent.some(
      (other) => other.provider_code === game.provider_code && other.game_code === game.game_code,
    );
  const shelves = [
    {
      id: 'recent',
      title: t('home.continue'),
      lead: '',
      href: '',
      games: shownRecent.map((game) => toGame(game, path, t)),
    },
    {
      id: 'favourites',
      title: t('lobby.favourites'),
      lead: '',
      href: '',
      games: (favourites?.games ?? [])
        .filter((game) => !isRecent(game))
        .slice(0, rowLength)
        .map(favouriteCard),
    },
  ];
  const shownKeys = shelves.flatMap((shelf) => shelf.games.map((game) => game.key)).join(' ');
  useEffect(() => onShown(shownKeys.split(' ')), [onShown, shownKeys]);
  if (!recent && !isError) return place;

  const rows = shelves
    .filter((shelf) => shelf.games.length > 0)
    .map((shelf) => (
      <GameRow
        key={shelf.id}
        shelf={shelf}
        Card={GameCard}
        seeAllLabel={t('home.seeAll')}
        previousLabel={t('common.previous')}
        nextLabel={t('common.next')}
        playLabel={t('game.play')}
      />
    ));
  return (
    <>
      <OwnStanding />
      {rows}
    </>
  );
}
