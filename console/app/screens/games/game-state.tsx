import type { ReactNode } from 'react';
import { State, type Tone } from '../../figures/state.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Game } from './columns.tsx';

const tones: Readonly<Record<Game['state'], Tone>> = {
  shown: 'positive',
  hidden: 'neutral',
  disabled: 'negative',
  off: 'negative',
  unlisted: 'warning',
};

/** What becomes of a game on a site; of a disabled one, whether its last rounds are still in play. */
export function GameState({ game: { state, open_rounds } }: { game: Game }): ReactNode {
  const words = useWords();
  return (
    <State tone={tones[state]}>
      {state === 'disabled' && open_rounds > 0
        ? words('games.finishing', { count: open_rounds })
        : words(`gameState.${state}`)}
    </State>
  );
}
