import type { ReactNode } from 'react';
import type { LobbyGridProps, ShownGames } from './some-games.tsx';
import { useGridPart } from './use-grid-part.ts';

/** A grid of more games than a page can bear: those in sight, and the places of the others. */
export default function LongGrid({ games, total, Shown }: LobbyGridProps & { Shown: ShownGames }): ReactNode {
  const { last, ...part } = useGridPart(total);
  return <Shown games={games} first={part.first} last={last} part={part} />;
}
