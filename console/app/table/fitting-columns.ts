import { useCallback, useState } from 'react';
import type { Column } from './column.ts';

/** What a row keeps free at both of its ends. */
const margins_rem = 3;

/** How wide a track of the grid is at least. */
function leastWidth_rem(track: string): number {
  return Number(/([\d.]+)rem/.exec(track)?.[1] ?? 0);
}

/**
 * The columns for which there is room, so that none is cut off. Those that a phone shows as well stay; of the others the last ones go
 * first.
 */
export function fittingColumns<Row>(
  columns: readonly Column<Row>[],
  room_rem: number,
): readonly Column<Row>[] {
  const kept = [...columns];
  let free_rem = room_rem - margins_rem - columns.reduce((sum, { width }) => sum + leastWidth_rem(width), 0);
  while (free_rem < 0) {
    const last = kept.findLastIndex(({ lead, phone }) => lead !== true && phone === undefined);
    const [gone] = last < 0 ? [] : kept.splice(last, 1);
    if (!gone) break;
    free_rem += leastWidth_rem(gone.width);
  }
  return kept;
}

/** How wide an element is; endless until it has been measured. */
export function useRoom(): {
  measure: (element: HTMLElement | null) => (() => void) | void;
  room_rem: number;
} {
  const [room_rem, setRoom] = useState(Number.POSITIVE_INFINITY);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const rem_px = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(element.clientWidth / rem_px);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { measure, room_rem };
}
