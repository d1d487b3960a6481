import { GameRow } from '@marquee/ui/sections/game-row.tsx';
import type { Game } from '@marquee/ui/sections/types.ts';
import { useContext, useEffect, type ReactNode } from 'react';
import type { FavouriteGame } from '../../session/favourites.ts';
import { FavouritesContext } from '../../shell/favourites-context.ts';
import { playPath, toGame, type CardGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useTemplate } from '../../shell/template-context.ts';
import { useWords } from '../../words/use-words.ts';

/** How many favourites the row shows at most. */
const rowLength = 12;

export interface FavouriteRowProps {
  readonly games: readonly CardGame[];
  /** The keys of games that the page shows above the row already. */
  readonly shownBefore: readonly string[];
  /** Told which games are shown, by the keys of their cards, so that the page does not show them again. */
  readonly onShown: (keys: readonly string[]) => void;
}

export default function FavouriteRow({ games, shownBefore, onShown }: FavouriteRowProps): ReactNode {
  const t = useWords();
  const path = usePath();
  const { GameCard } = useTemplate();
  const favourites = useContext(FavouritesContext);

  /** Favourites carry less than cards show; what the page knows of the game besides is shown too. */
  function favouriteCard(favourite: FavouriteGame): Game {
    const known = games.find(
      (game) => game.provider_code === favourite.provider_code && game.game_code === favourite.game_code,
    );
    if (known) return toGame(known, path, t);
    return {
      key: `${favourite.provider_code}/${favourite.game_code}`,
      name: t.game(favourite),
      type: favourite.game_type,
      providerName: '',
      image: favourite.img_url,
      image2x: '',
      imageWide: '',
      href: path(playPath(favourite)),
      rtpPercent: null,
      volatility: null,
      badges: [],
    };
  }

  const cards = (favourites?.games ?? [])
    .map(favouriteCard)
    .filter((game) => !shownBefore.includes(game.key))
    .slice(0, rowLength);
  const shownKeys = cards.map((game) => game.key).join(' ');
  useEffect(() => onShown(shownKeys.split(' ')), [onShown, shownKeys]);
  if (cards.length === 0) return null;
  return (
    <GameRow
      shelf={{ id: 'favourites', title: t('lobby.favourites'), lead: '', href: '', games: cards }}
      Card={GameCard}
      seeAllLabel={t('home.seeAll')}
      previousLabel={t('common.previous')}
      nextLabel={t('common.next')}
      playLabel={t('game.play')}
    />
  );
}
