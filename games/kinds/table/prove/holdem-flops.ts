/** Two cards of a player and a flop as one whole number, the same for those that differ only in what their suits are called. */
import { CARDS, RANKS } from '../poker/cards.ts';
import { subsetCount } from './poker-subsets.ts';

/** The 24 ways to call four suits otherwise. */
const renamings: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => (new Set([a, b, c]).size === 3 ? [[a, b, c, 6 - a - b - c]] : [])),
  ),
);

/** By renaming, then by card: what it becomes. */
const renamed: readonly Uint8Array[] = renamings.map((suits) =>
  Uint8Array.from(
    { length: CARDS },
    (_, card) => (suits[Math.floor(card / RANKS)] ?? 0) * RANKS + (card % RANKS),
  ),
);

const PAIRS = subsetCount(2);

/** The place of two cards among all pairs, in any order: `pairIndex[52 × one + other]`. */
const pairIndex = new Uint16Array(CARDS * CARDS);
for (let high = 1; high < CARDS; high += 1)
  for (let low = 0; low < high; low += 1) {
    const index = (high * (high - 1)) / 2 + low;
    pairIndex[CARDS * high + low] = index;
    pairIndex[CARDS * low + high] = index;
  }

function flopIndex(flop: readonly number[]): number {
  const [low = 0, middle = 0, high = 0] = flop.toSorted((a, b) => a - b);
  return (high * (high - 1) * (high - 2)) / 6 + (middle * (middle - 1)) / 2 + low;
}

/** By flop: the row of its class, and the renaming that makes it the flop which stands for the class. */
const rowOf = new Uint16Array(subsetCount(3));
const renamingOf = new Uint8Array(subsetCount(3));
/** By row and pair: the pair that stands for it, among the renamings that leave the flop of the row as it is. */
const rows: Uint16Array[] = [];

function standsFor(flop: readonly number[]): Uint16Array {
  const index = flopIndex(flop);
  const same = renamed.filter((cards) => flopIndex(flop.map((card) => cards[card] ?? 0)) === index);
  const pairs = new Uint16Array(PAIRS);
  for (let high = 1; high < CARDS; high += 1)
    for (let low = 0; low < high; low += 1)
      pairs[pairIndex[CARDS * high + low] ?? 0] = Math.min(
        ...same.map((cards) => pairIndex[CARDS * (cards[high] ?? 0) + (cards[low] ?? 0)] ?? 0),
      );
  return pairs;
}

for (let high = 2; high < CARDS; high += 1)
  for (let middle = 1; middle < high; middle += 1)
    for (let low = 0; low < middle; low += 1) {
      const flop = [low, middle, high];
      const index = flopIndex(flop);
      const images = renamed.map((cards) => flopIndex(flop.map((card) => cards[card] ?? 0)));
      const least = Math.min(...images);
      renamingOf[index] = images.indexOf(least);
      if (least < index) {
        rowOf[index] = rowOf[least] ?? 0;
        continue;
      }
      rowOf[index] = rows.length;
      rows.push(standsFor(flop));
    }

/** Numbers of players' cards and flops are below this. */
export const STATES = rows.length * PAIRS;

/**
 * Writes the number of every pair of these cards with a flop.
 * @param states by pairs in order: the first with the second, the first with the third, …
 */
export function writeStates(flop: readonly number[], cards: readonly number[], states: Int32Array): void {
  const index = flopIndex(flop);
  const row = rowOf[index] ?? 0;
  const pairs = rows[row];
  const became = renamed[renamingOf[index] ?? 0];
  let next = 0;
  for (let a = 0; a < cards.length; a += 1) {
    const first = CARDS * (became?.[cards[a] ?? 0] ?? 0);
    for (let b = a + 1; b < cards.length; b += 1) {
      const pair = pairIndex[first + (became?.[cards[b] ?? 0] ?? 0)] ?? 0;
      states[next] = PAIRS * row + (pairs?.[pair] ?? 0);
      next += 1;
    }
  }
}
