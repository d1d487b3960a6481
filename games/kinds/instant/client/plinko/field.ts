/** The lengths of the field of pins, in distances between two pins of a row. */
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Above the first row of pins and below the last. */
export const ABOVE = 0.9;
const BELOW = 0.9;
/** From row to row; more where the board is high, so that a phone held upright is filled. */
export const LEAST_DROP = 0.78;
const MOST_DROP = 1.05;
/** What the slots below the pins and the edges take of the board, and the widest that the field gets, in pixels. */
const SLOTS_PX = 92;
const EDGES_PX = 16;
const WIDEST_PX = 820;

/** How large the field of so many rows is. */
export function fieldOf(rows: number, drop: number): { width: number; height: number } {
  return { width: rows + 2.2, height: ABOVE + (rows - 1) * drop + BELOW };
}

/** How far apart the rows of a board of this size lie, so that its height is used. */
export function dropFor(rows: number, width_px: number, height_px: number): number {
  const pin_px = Math.min(WIDEST_PX, width_px - EDGES_PX) / fieldOf(rows, 0).width;
  const drop = ((height_px - SLOTS_PX) / pin_px - ABOVE - BELOW) / (rows - 1);
  return Math.min(MOST_DROP, Math.max(LEAST_DROP, drop));
}

/** The same for an element, whatever size it takes. */
export function useDrop(board: RefObject<HTMLElement | null>, rows: number): number {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [board]);
  return size.width === 0 ? LEAST_DROP : dropFor(rows, size.width, size.height);
}
