import { GameGrid } from '@marquee/ui/sections/game-row.tsx';
import type { ReactNode } from 'react';
import { toGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useTemplate } from '../../shell/template-context.ts';
import { useWords } from '../../words/use-words.ts';
import type { ApiGame } from './game-filter.ts';
import { useGridPart } from './use-grid-part.ts';

/** How many pictures are in the first screen. */
const eager = 6;

/** Any number of games in a grid of which only what is in sight is on the page. Those that are not known yet hold their places. */
export function LobbyGrid({ games, total }: { games: readonly ApiGame[]; total: number }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { GameCard } = useTemplate();
  const { last, ...part } = useGridPart(total);
  const shown = Array.from({ length: Math.max(0, last - part.first) }, (_, index) => {
    const game = games[part.first + index];
    return game && toGame(game, path, t);
  });
  return (
    <GameGrid
      games={shown}
      Card={GameCard}
      playLabel={t('game.play')}
      eager={part.first === 0 ? eager : 0}
      part={part}
    />
  );
}
