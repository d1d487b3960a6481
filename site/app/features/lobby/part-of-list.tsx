import type { GridPart } from '@marquee/ui/sections/game-row.tsx';
import type { ReactNode } from 'react';
import type { ApiGame } from './game-filter.ts';

/**
 * A part of a list of games, with room for what is before and after it, in the form of the arrangement that shows it. A game
 * that is not known yet holds its place.
 */
export function PartOfList({
  games,
  first,
  last,
  part,
  className,
  itemClassName,
  children,
}: {
  games: readonly ApiGame[];
  first: number;
  last: number;
  part: GridPart | undefined;
  className: string | undefined;
  itemClassName: string | undefined;
  /** What a game is shown as, by its place in the whole list. */
  children: (game: ApiGame | undefined, index: number) => ReactNode;
}): ReactNode {
  return (
    <ul
      ref={part?.list}
      className={className}
      style={
        part && {
          paddingBlock: `${part.before_px}px ${part.after_px}px`,
          gridAutoRows: part.row_px === undefined ? undefined : `minmax(${part.row_px}px, auto)`,
        }
      }
    >
      {Array.from({ length: Math.max(0, last - first) }, (_, at) => {
        const index = first + at;
        const game = games[index];
        return (
          <li
            key={game ? `${game.provider_code}/${game.game_code}` : at}
            className={itemClassName}
            aria-posinset={part && index + 1}
            aria-setsize={part?.total}
          >
            {children(game, index)}
          </li>
        );
      })}
    </ul>
  );
}
