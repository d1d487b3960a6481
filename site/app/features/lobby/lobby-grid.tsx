import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { SomeGames, unmeasured, type LobbyGridProps } from './some-games.tsx';

/** Known since a long list was shown for the first time. */
let KnownLongGrid: ComponentType<LobbyGridProps> | undefined;

/**
 * Any number of games in a grid; of a long list only what is in sight is on the page. What it takes to know that is fetched
 * for long lists alone: until then their beginning stands there, as the server renders it.
 */
export function LobbyGrid({ games, total }: LobbyGridProps): ReactNode {
  const [LongGrid, setLongGrid] = useState(() => KnownLongGrid);
  const isLong = total > unmeasured;
  useEffect(() => {
    if (!isLong || LongGrid) return;
    async function load(): Promise<void> {
      const { default: Loaded } = await import('./long-grid.tsx');
      KnownLongGrid = Loaded;
      setLongGrid(() => Loaded);
    }
    void load();
  }, [isLong, LongGrid]);
  if (isLong && LongGrid) return <LongGrid games={games} total={total} />;
  return <SomeGames games={games} first={0} last={Math.min(total, unmeasured)} />;
}
