/** The chips of a table, by what the currency and the limits allow. Amounts are minor units. */
import type { Stakes } from '../../../../kit/play-api/rounds.ts';

export type Denominations = {
  /** What one unit of a wager is worth. */
  unit_minor: bigint;
  /** The chips, the smallest first, in units. */
  chips: readonly number[];
};

/** What the chips are worth, in the smallest of them. */
const steps = [1, 5, 25, 100, 500, 2_500] as const;

/**
 * The smallest chip is the least that can be staked; those that are worth more than may be staked at all are left out.
 * @param unitsPerChip units in the smallest chip.
 */
export function denominationsOf(stakes: Stakes, unitsPerChip: number): Denominations {
  const least_minor = BigInt(stakes.least_minor);
  const most_minor = BigInt(stakes.most_minor);
  return {
    unit_minor: least_minor / BigInt(unitsPerChip),
    chips: steps
      .filter((step) => least_minor * BigInt(step) <= most_minor)
      .map((step) => step * unitsPerChip),
  };
}

/** Which of six colours a stack of so many units shows: that of the largest chip in it. */
export function colourOf(units: number, chips: readonly number[]): number {
  return Math.max(
    0,
    chips.findLastIndex((chip) => chip <= units),
  );
}

/** How many chips a stack shows: the fewest that make up its units, and never more than a stack that still looks like one. */
export function heightOf(units: number, chips: readonly number[], most = 5): number {
  let [left, count] = [units, 0];
  for (const chip of chips.toReversed()) {
    count += Math.floor(left / chip);
    left %= chip;
  }
  return Math.max(1, Math.min(most, count));
}
