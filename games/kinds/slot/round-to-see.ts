import type { Book } from './book.ts';

/** Whether a book has anything to see beyond the symbols that its one spin leaves on the reels. */
export function isWorthSeeing({ win_minor, events }: Book): boolean {
  return (
    win_minor !== '0' || events.filter(({ type }) => type === 'spin' || type === 'hold_start').length > 1
  );
}
