/** What lies on a board before anything is played: the end of the player's last round, or the strips as they begin. Pure. */
import type { TumbleBook } from '../../tumble/book.ts';
import type { TumblePaytable } from '../../tumble/play-api.ts';
import { gridAfter, planFalls } from './fall-plan.ts';

/** The number that a multiplier symbol carries, and where it lies. */
export type CellNumber = { reel: number; row: number; multiplier: number };

export type Shown = { grid: readonly (readonly string[])[]; numbers: readonly CellNumber[] };

/** Where the numbers of multiplier symbols lie after a tumble, without those that are new. */
function fallen(
  before: Shown,
  gone: readonly { reel: number; row: number }[],
  fresh: readonly (readonly string[])[],
): CellNumber[] {
  const falls = planFalls(before.grid, gone, fresh);
  return before.numbers.map((number) => {
    const fall = falls.find(({ reel, from }) => reel === number.reel && from === number.row);
    return fall ? { ...number, row: fall.to } : number;
  });
}

/** The board at the end of a round. */
export function finalBoard({ events }: Pick<TumbleBook, 'events'>): Shown {
  let shown: Shown = { grid: [], numbers: [] };
  for (const event of events) {
    if (event.type === 'spin') shown = event;
    if (event.type !== 'tumble') continue;
    const numbers = [...fallen(shown, event.positions, event.fresh), ...event.numbers];
    shown = { grid: gridAfter(shown.grid, planFalls(shown.grid, event.positions, event.fresh)), numbers };
  }
  return shown;
}

/** A board on which nothing has been played: the strips, each from another place on it, and no symbol that carries a number. */
export function firstBoard({ heights, strips, multiplier_symbol }: TumblePaytable): Shown {
  const grid = heights.map((list, reel) => {
    const ring = (strips.base[reel] ?? []).filter((symbol) => symbol !== multiplier_symbol);
    const height = list[Math.floor(list.length / 2)] ?? list[0] ?? 0;
    return Array.from({ length: height }, (_, row) => ring[(reel * 5 + row) % ring.length] ?? '');
  });
  return { grid, numbers: [] };
}
