/** How many page buttons a paginator shows at most. */
export const maxPageButtons = 5;

/**
 * The page numbers to show: at most five in a row, with the current page in the middle where there is room.
 * Pages count from 1.
 */
export function pageWindow(current: number, pageCount: number): number[] {
  const size = Math.min(maxPageButtons, Math.max(1, pageCount));
  const centred = current - Math.floor(size / 2);
  const first = Math.max(1, Math.min(centred, pageCount - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}
