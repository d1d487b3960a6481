import { GameGrid, type GridPart } from '@marquee/ui/sections/game-row.tsx';
import type { ComponentType, ReactNode } from 'react';
import { toGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useTemplate } from '../../shell/template-context.ts';
import { useWords } from '../../words/use-words.ts';
import type { ApiGame } from './game-filter.ts';

/** How many games stand on the page before it is measured: what the server renders. A list of no more stands there whole. */
export const unmeasured = 48;
/** How many pictures are in a phone's first screen; of the others those in sight come right after the first paint. */
const eager = 2;

export interface LobbyGridProps {
  /** Those that are known; the others hold their places. */
  readonly games: readonly ApiGame[];
  readonly total: number;
}

interface ShownGamesProps {
  readonly games: readonly ApiGame[];
  readonly first: number;
  readonly last: number;
  readonly part?: GridPart;
}

/** Shows the games from `first` to before `last` of a list. */
export type ShownGames = ComponentType<ShownGamesProps>;

/** The games from `first` to before `last` of a list, in cards. */
export function SomeGames({ games, first, last, part }: ShownGamesProps): ReactNode {
  const t = useWords();
  const path = usePath();
  const { GameCard } = useTemplate();
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, index) => {
    const game = games[first + index];
    return game && toGame(game, path, t);
  });
  return (
    <GameGrid
      games={shown}
      Card={GameCard}
      playLabel={t('game.play')}
      eager={first === 0 ? eager : 0}
      {...(part && { part })}
    />
  );
}
