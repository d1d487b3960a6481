import { lazy, Suspense, type ReactNode } from 'react';
import { SomeGames, unmeasured, type LobbyGridProps } from './some-games.tsx';

const LongGrid = lazy(() => import('./long-grid.tsx'));

/** Any number of games in a grid; of a long list only what is in sight is on the page. */
export function LobbyGrid({ games, total }: LobbyGridProps): ReactNode {
  const beginning = <SomeGames games={games} first={0} last={Math.min(total, unmeasured)} />;
  if (total <= unmeasured) return beginning;
  return (
    <Suspense fallback={beginning}>
      <LongGrid games={games} total={total} />
    </Suspense>
  );
}
