import type { ReactNode } from 'react';
import { SomeGames, type LobbyGridProps } from './some-games.tsx';
import { useGridPart } from './use-grid-part.ts';

/** A grid of more games than a page can bear: those in sight, and the places of the others. */
export default function LongGrid({ games, total }: LobbyGridProps): ReactNode {
  const { last, ...part } = useGridPart(total);
  return <SomeGames games={games} first={part.first} last={last} part={part} />;
}
