import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { SomeGames, unmeasured, type LobbyGridProps, type ShownGames } from './some-games.tsx';

/** Known since a long list was shown for the first time. */
let KnownLongGrid: ComponentType<LobbyGridProps & { Shown: ShownGames }> | undefined;

/**
 * Any number of games in a grid; of a long list only what is in sight is on the page. What it takes to know that is fetched
 * for long lists alone: until then their beginning stands there, as the server renders it. `Shown` shows a part of the list,
 * in cards if nothing else is said.
 */
export function LobbyGrid({
  games,
  total,
  Shown = SomeGames,
}: LobbyGridProps & { Shown?: ShownGames }): ReactNode {
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
  if (isLong && LongGrid) return <LongGrid games={games} total={total} Shown={Shown} />;
  return <Shown games={games} first={0} last={Math.min(total, unmeasured)} />;
}
