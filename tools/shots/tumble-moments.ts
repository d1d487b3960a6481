/** Moments of tumbling slots: the round that leads to each, and when its pictures are taken, from the press, in milliseconds. */
import type { TumbleBook } from '../../games/kinds/slot/tumble/book.ts';
import { findTumbleBook } from '../../games/server/testing/stage-door.ts';

const tumbles = ({ events }: TumbleBook): number => events.filter(({ type }) => type === 'tumble').length;
const hasFreeSpins = ({ events }: TumbleBook): boolean =>
  events.some(({ type }) => type === 'free_spins_start');
const hasNumbers = ({ events }: TumbleBook): boolean => events.some(({ type }) => type === 'multiply');

type Moment = { book: (code: string) => TumbleBook | null; at_ms: readonly number[] };

export const tumbleMoments: Readonly<Record<string, Moment | undefined>> = {
  base: { book: () => null, at_ms: [] },
  spin: { book: (code) => findTumbleBook(code, (_, bets) => bets === 0), at_ms: [500] },
  win: {
    book: (code) =>
      findTumbleBook(
        code,
        (book, bets) => !hasFreeSpins(book) && tumbles(book) >= 3 && bets > 1.5 && bets < 12,
      ),
    at_ms: [1500, 2800, 4300, 7000],
  },
  big: {
    book: (code) => findTumbleBook(code, (book, bets) => !hasFreeSpins(book) && bets >= 14 && bets < 30),
    at_ms: [9000],
  },
  epic: {
    book: (code) => findTumbleBook(code, (book, bets) => !hasFreeSpins(book) && bets >= 60),
    at_ms: [14_000],
  },
  free: { book: (code) => findTumbleBook(code, hasFreeSpins), at_ms: [5500, 7500, 10_500, 14_000] },
  numbers: {
    book: (code) => findTumbleBook(code, (book) => hasNumbers(book) && !hasFreeSpins(book), 20_000),
    at_ms: [2500, 3500, 4500, 5500],
  },
  paytable: { book: () => null, at_ms: [] },
};
