import { useEffect, type ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useWords } from '../../words/use-words.ts';
import { useRecentGames } from '../lobby/player-games.ts';
import { RecentGameList } from '../lobby/recent-games.tsx';
import { OwnStanding } from './own-standing.tsx';

interface OwnGamesProps {
  /** Told which games are shown, by the keys of their cards, so that the page does not show them again. */
  readonly onShown: (keys: readonly string[]) => void;
}

export default function OwnGames(props: OwnGamesProps): ReactNode {
  return (
    <QueryScope>
      <Own {...props} />
    </QueryScope>
  );
}

function Own({ onShown }: OwnGamesProps): ReactNode {
  const t = useWords();
  const { data } = useRecentGames();
  const shownKeys = (data ?? []).map((game) => `${game.provider_code}/${game.game_code}`).join(' ');
  useEffect(() => onShown(shownKeys.split(' ')), [onShown, shownKeys]);
  return (
    <>
      <OwnStanding />
      <RecentGameList title={t('home.continue')} />
    </>
  );
}
