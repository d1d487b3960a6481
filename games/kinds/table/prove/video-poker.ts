/**
 * Video poker, solved: the best hold of every deal by counting. All 2,598,960 hands are read once, and every set of up to four cards
 * counts the lines of the hands that contain it. What a hold can become follows by inclusion and exclusion.
 */
import { rational, multiply, subtract, type Rational } from '../../../kit/prove/fraction.ts';
import {
  COMMON_DRAWS,
  compareHolds,
  drawsFor,
  HELD,
  HOLDS,
  lineOfCards,
  placesOf,
  type HoldValue,
} from '../poker/video/holds.ts';
import type { PayTable } from '../poker/video/lines.ts';
import { classWeight, eachHand, subsetCount, subsetIndices } from './poker-subsets.ts';

export type Solution = {
  /** By line, of {@link total}: with the best holds. */
  cases: bigint[];
  total: bigint;
  /** Deals that differ in more than the names of suits, and all deals that they stand for. */
  classes: number;
  deals: number;
  /** What one hand pays on average. */
  rtp: Rational;
  /** How much two hands of one deal vary together. */
  covariance: Rational;
};

/** How many cards each hold keeps. */
const sizes: readonly number[] = Array.from({ length: HOLDS }, (_, hold) => placesOf(hold).length);
/** The hold that keeps all five. */
const ALL = HOLDS - 1;

type Counts = {
  /** The line of every hand. */
  lines: Uint8Array;
  /** By size of the set, then by set and line: how many hands of five contain it. */
  around: readonly Int32Array[];
  /** By size of the set, then by set: what these hands pay together. */
  paid: readonly Float64Array[];
};

function count(table: PayTable): Counts {
  const width = table.lines.length;
  const lines = new Uint8Array(subsetCount(HELD));
  const around = [0, 1, 2, 3, 4].map((size) => new Int32Array(subsetCount(size) * width));
  const indices = new Int32Array(HOLDS);
  eachHand((cards) => {
    const line = lineOfCards(table, cards);
    subsetIndices(cards, indices);
    lines[indices[ALL] ?? 0] = line;
    for (let hold = 0; hold < ALL; hold += 1) {
      const counts = around[sizes[hold] ?? 0];
      const index = width * (indices[hold] ?? 0) + line;
      if (counts) counts[index] = (counts[index] ?? 0) + 1;
    }
  });
  const pays = table.lines.map((line) => line.pays);
  const paid = around.map((counts) => {
    const sums = new Float64Array(counts.length / width);
    for (const [index, hands] of counts.entries()) {
      const set = Math.floor(index / width);
      sums[set] = (sums[set] ?? 0) + hands * (pays[index % width] ?? 0);
    }
    return sums;
  });
  return { lines, around, paid: [...paid, Float64Array.from(lines, (line) => pays[line] ?? 0)] };
}

/** A hold of a deal with how many draws end on each line: of the hands that contain it, those that contain nothing else of the deal. */
function holdOf(
  table: PayTable,
  { lines, around }: Counts,
  indices: Int32Array,
  hold: number,
  worth: number,
): HoldValue {
  const width = table.lines.length;
  const counts = new Float64Array(width);
  const size = sizes[hold] ?? 0;
  for (let more = hold; more <= ALL; more += 1) {
    if ((more & hold) !== hold) continue;
    const sign = ((sizes[more] ?? 0) - size) % 2 === 0 ? 1 : -1;
    const index = indices[more] ?? 0;
    if (more === ALL) counts[lines[index] ?? 0] = (counts[lines[index] ?? 0] ?? 0) + sign;
    else
      for (let line = 0; line < width; line += 1)
        counts[line] = (counts[line] ?? 0) + sign * (around[sizes[more] ?? 0]?.[width * index + line] ?? 0);
  }
  return { cards: placesOf(hold), counts, draws: drawsFor[HELD - size] ?? 1, worth };
}

/** What the draws of every hold of a deal pay together, times {@link COMMON_DRAWS} by draws. */
function writeWorths({ paid }: Counts, indices: Int32Array, worths: Float64Array): void {
  for (let hold = 0; hold <= ALL; hold += 1) worths[hold] = paid[sizes[hold] ?? 0]?.[indices[hold] ?? 0] ?? 0;
  for (let place = 1; place < ALL; place *= 2)
    for (let hold = 0; hold <= ALL; hold += 1)
      if ((hold & place) === 0) worths[hold] = (worths[hold] ?? 0) - (worths[hold | place] ?? 0);
  for (let hold = 0; hold <= ALL; hold += 1)
    worths[hold] = (worths[hold] ?? 0) * (COMMON_DRAWS / (drawsFor[HELD - (sizes[hold] ?? 0)] ?? 1));
}

/** The best holds of all deals. */
export function solve(table: PayTable): Solution {
  const counts = count(table);
  const cases = table.lines.map(() => 0n);
  let [classes, deals, sum, squares] = [0, 0, 0n, 0n];
  const indices = new Int32Array(HOLDS);
  const worths = new Float64Array(HOLDS);
  eachHand((cards) => {
    const weight = classWeight(cards);
    if (weight === 0) return;
    subsetIndices(cards, indices);
    writeWorths(counts, indices, worths);
    const most = Math.max(...worths);
    const best = [...worths.keys()]
      .filter((hold) => worths[hold] === most)
      .map((hold) => holdOf(table, counts, indices, hold, most))
      .reduce((a, b) => (compareHolds(b, a) > 0 ? b : a));
    classes += 1;
    deals += weight;
    const scale = weight * (COMMON_DRAWS / best.draws);
    for (const [line, found] of best.counts.entries())
      cases[line] = (cases[line] ?? 0n) + BigInt(found * scale);
    sum += BigInt(weight) * BigInt(best.worth);
    squares += BigInt(weight) * BigInt(best.worth) ** 2n;
  });
  const total = BigInt(deals) * BigInt(COMMON_DRAWS);
  const rtp = rational(sum, total);
  return {
    cases,
    total,
    classes,
    deals,
    rtp,
    covariance: subtract(rational(squares, total * BigInt(COMMON_DRAWS)), multiply(rtp, rtp)),
  };
}
