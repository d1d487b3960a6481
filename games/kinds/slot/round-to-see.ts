import type { SlotBook } from './slot-book.ts';

/** Whether a book has anything to see beyond the symbols that its one spin leaves on the reels. */
export function isWorthSeeing({ win_minor, events }: SlotBook): boolean {
  const begun = events.map(({ type }) => type).filter((type) => type === 'spin' || type === 'hold_start');
  return win_minor !== '0' || begun.length > 1;
}
