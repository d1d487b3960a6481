/** Which side of a lottery is seen beside its drum: the ticket to fill in, the player's tickets, or what was drawn. */
import { useState } from 'react';
import type { LiveFeltProps } from '../live-view.ts';

export const sides = ['play', 'tickets', 'drawn'] as const;
export type Side = (typeof sides)[number];

/**
 * While the balls of a draw come, who has tickets in it sees these, unless they choose something else; after it they are back where
 * they were.
 */
export function useSide({
  sale,
  shown,
}: Pick<LiveFeltProps, 'sale' | 'shown'>): [Side, (side: Side) => void] {
  const [chosen, setChosen] = useState<{ side: Side; during: string | null }>({
    side: 'play',
    during: null,
  });
  const isDrawn = (sale?.isClosed ?? false) || shown.outcome !== null;
  const during = isDrawn && sale?.draw ? `${sale.draw.chain}.${sale.draw.number}` : null;
  const isCalledUp = during !== null && during !== chosen.during && (sale?.own.length ?? 0) > 0;
  return [isCalledUp ? 'tickets' : chosen.side, (side) => setChosen({ side, during })];
}
