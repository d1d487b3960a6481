import type { Game } from '@marquee/ui/sections/types.ts';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import type { useFavourites } from '../../session/favourites.ts';
import { gameOfKey } from '../../shell/games.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './card-heart.module.css';

/** Makes the game of a card a favourite, or no longer. */
export function CardHeart({
  game,
  favourites,
}: {
  game: Game;
  favourites: ReturnType<typeof useFavourites>;
}): ReactNode {
  const t = useWords();
  const codes = gameOfKey(game.key);
  const isFavourite = favourites.has(codes);
  // A card that shows the landscape may know no poster.
  const picture = game.image || game.imageWide;
  return (
    <button
      type="button"
      className={styles['heart']}
      aria-pressed={isFavourite}
      aria-label={t('lobby.favourite', { game: game.name })}
      onClick={() =>
        favourites.set(
          { ...codes, game_name: game.name, game_type: game.type, img_url: picture },
          !isFavourite,
        )
      }
    >
      <span className={styles['disc']}>
        <Heart size={17} aria-hidden="true" />
      </span>
    </button>
  );
}
