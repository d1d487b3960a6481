/** Sets of cards as whole numbers, and hands that differ in more than what their suits are called. */
import { CARDS, RANKS } from '../poker/cards.ts';
import { rankCounts } from '../poker/hand-value.ts';

/** Ways to choose: `binomials[k][n]` of n, for up to five. */
const binomials: readonly Int32Array[] = [0, 1, 2, 3, 4, 5].map((k) =>
  Int32Array.from({ length: CARDS + 1 }, (_, n) => {
    let count = 1;
    for (let i = 0; i < k; i += 1) count = (count * (n - i)) / (i + 1);
    return count;
  }),
);

/** How many sets of so many cards there are. */
export function subsetCount(size: number): number {
  return binomials[size]?.[CARDS] ?? 0;
}

/** By subset of up to six cards: how many it holds. */
export const subsetSizes = rankCounts.slice(0, 64);

/**
 * Writes the place of every subset of up to five cards among the sets of its size, without a gap. The cards are in ascending order.
 * @param indices by subset, whose bits are the places of its cards
 */
export function subsetIndices(cards: readonly number[], indices: Int32Array): void {
  for (let subset = 1; subset < indices.length; subset += 1) {
    const last = 31 - Math.clz32(subset);
    const rest = subset ^ (1 << last);
    indices[subset] = (indices[rest] ?? 0) + (binomials[subsetSizes[subset] ?? 0]?.[cards[last] ?? 0] ?? 0);
  }
}

/** Calls for every set of five cards, in ascending order. The array is the same one each time. */
export function eachHand(found: (cards: readonly number[]) => void): void {
  const cards = [0, 0, 0, 0, 0];
  const count = CARDS;
  for (let a = 0; a < count; a += 1)
    for (let b = a + 1; b < count; b += 1)
      for (let c = b + 1; c < count; c += 1)
        for (let d = c + 1; d < count; d += 1)
          for (let e = d + 1; e < count; e += 1) {
            cards[0] = a;
            cards[1] = b;
            cards[2] = c;
            cards[3] = d;
            cards[4] = e;
            found(cards);
          }
}

/**
 * How many sets of cards become the same one when their suits are called otherwise, if this is the one that stands for them; else 0.
 * It is the one whose suits are in the descending order of their ranks as sets.
 */
export function classWeight(cards: readonly number[]): number {
  const ranks = RANKS;
  let [a, b, c, d] = [0, 0, 0, 0];
  for (const card of cards) {
    const rank = 1 << (card % RANKS);
    if (card < ranks) a |= rank;
    else if (card < 2 * ranks) b |= rank;
    else if (card < 3 * ranks) c |= rank;
    else d |= rank;
  }
  if (a < b || b < c || c < d) return 0;
  // 24 orders, divided by those that change nothing.
  if (a === b && b === c) return c === d ? 1 : 4;
  if (b === c && c === d) return 4;
  return 24 / ((a === b ? 2 : 1) * (b === c ? 2 : 1) * (c === d ? 2 : 1));
}
