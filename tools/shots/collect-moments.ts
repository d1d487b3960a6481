/** Moments of slots whose meter is kept, by their books. */
import type { CollectBook, CollectEvent } from '../../games/kinds/slot/collect/book.ts';
import type { SlotBook } from '../../games/kinds/slot/slot-book.ts';
import { findCollectBook } from '../../games/server/testing/stage-door.ts';

const has =
  (type: CollectEvent['type']) =>
  ({ events }: CollectBook): boolean =>
    events.some((event) => event.type === type);

/** A moment: the round that leads to it, and when its pictures are taken, from the press, in milliseconds. */
export const collectMoments: Readonly<
  Record<string, { book: (code: string) => SlotBook | null; at_ms: readonly number[] } | undefined>
> = {
  base: { book: () => null, at_ms: [] },
  collect: { book: (code) => findCollectBook(code, 14, has('collect')), at_ms: [2200, 3000] },
  level: { book: (code) => findCollectBook(code, 19, has('level')), at_ms: [2800, 3600] },
  late: { book: (code) => findCollectBook(code, 33, (_, bets) => bets > 2 && bets < 9), at_ms: [3600] },
  harvest: { book: (code) => findCollectBook(code, 39, has('harvest')), at_ms: [3200, 7500, 10_500] },
  paytable: { book: () => null, at_ms: [] },
};
