/** Moments of slots whose meter is kept, by their books. */
import type { CollectBook, CollectEvent } from '../../games/kinds/slot/collect/book.ts';
import type { SlotBook } from '../../games/kinds/slot/slot-book.ts';
import { findCollectBook } from '../../games/server/testing/stage-door.ts';

const has =
  (type: CollectEvent['type']) =>
  ({ events }: CollectBook): boolean =>
    events.some((event) => event.type === type);

/** So many symbols go into the meter, and nothing is won beside. */
const gathers =
  (wanted: number) =>
  ({ events }: CollectBook, bets: number): boolean =>
    bets === 0 && events.some((event) => event.type === 'collect' && event.count === wanted);

/** A moment: the round that leads to it, and when its pictures are taken, from the press, in milliseconds. */
export const collectMoments: Readonly<
  Record<string, { book: (code: string) => SlotBook | null; at_ms: readonly number[] } | undefined>
> = {
  base: { book: () => null, at_ms: [] },
  win: { book: (code) => findCollectBook(code, 4, (_, bets) => bets > 1.5 && bets < 8), at_ms: [3000, 4600] },
  collect: { book: (code) => findCollectBook(code, 14, gathers(1)), at_ms: [1900, 2300, 3000] },
  several: { book: (code) => findCollectBook(code, 24, gathers(3)), at_ms: [2300, 3000] },
  level: { book: (code) => findCollectBook(code, 19, has('level')), at_ms: [3200, 3800, 4600] },
  big: { book: (code) => findCollectBook(code, 35, (_, bets) => bets >= 14 && bets < 30), at_ms: [5200] },
  late: { book: (code) => findCollectBook(code, 33, (_, bets) => bets > 2 && bets < 9), at_ms: [3600] },
  harvest: { book: (code) => findCollectBook(code, 39, has('harvest')), at_ms: [3200, 7500, 10_500] },
  paytable: { book: () => null, at_ms: [] },
};
