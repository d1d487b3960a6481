/**
 * The law of a first bet under basic strategy. Rounds without a split are counted exactly. Of rounds with one, the averages of what
 * is staked and paid are exact, and the spread around them is simulated: the simulated shares are fitted to both averages by the
 * usual regression estimator, which moves them by less than their own error.
 */
import type { RoundChances } from './blackjack-edge.ts';
import { gainOf, stakeOf } from './blackjack-hands.ts';
import { paysAt, stakedAt, type SplitCounts } from './blackjack-simulation.ts';

/** What is staked in first bets, what is paid in half first bets, and in how many of {@link LAW_TOTAL} cases. */
export type LawRow = readonly [staked: number, pays_halves: number, cases: number];

/** So many cases that rounding them moves no average in its eighth digit. */
export const LAW_TOTAL = 1_000_000_000;

type Share = { staked: number; pays: number; share: number };

/** Solves three linear equations by elimination. */
function solve(rows: readonly (readonly number[])[]): number[] {
  const matrix = rows.map((row) => [...row]);
  for (const [index, pivot] of matrix.entries()) {
    const scale = pivot[index] ?? 1;
    for (const [column, value] of pivot.entries()) pivot[column] = value / scale;
    for (const [other, row] of matrix.entries()) {
      if (other === index) continue;
      const factor = row[index] ?? 0;
      for (const [column, value] of row.entries()) row[column] = value - factor * (pivot[column] ?? 0);
    }
  }
  return matrix.map((row) => row.at(-1) ?? 0);
}

/** Weighs the simulated shares so that they have these averages. */
export function fitted(shares: readonly Share[], staked: number, pays: number): Share[] {
  const features = (each: Share): number[] => [1, each.staked, each.pays];
  const targets = [1, staked, pays];
  const rows = targets.map((target, row) => {
    const moments = targets.map((_, column) =>
      shares.reduce(
        (sum, each) => sum + each.share * (features(each)[row] ?? 0) * (features(each)[column] ?? 0),
        0,
      ),
    );
    return [...moments, target];
  });
  const factors = solve(rows);
  return shares.map((each) => {
    const weight = features(each).reduce((sum, value, index) => sum + value * (factors[index] ?? 0), 0);
    return { ...each, share: each.share * weight };
  });
}

/** Simulated rounds with a split, as shares of them all. */
export function sharesOf(counts: SplitCounts): Share[] {
  const rounds = counts.reduce((sum, count) => sum + count, 0);
  return [...counts.entries()]
    .filter(([, count]) => count > 0)
    .map(([place, count]) => ({ staked: stakedAt(place), pays: paysAt(place), share: count / rounds }));
}

/** The rows of the law, by what is staked and then by what is paid. */
export function lawRows(chances: RoundChances, counts: SplitCounts): LawRow[] {
  const byOutcome = new Map<string, number>();
  const tally = (staked: number, pays: number, chance: number): void => {
    const key = `${staked},${2 * pays}`;
    byOutcome.set(key, (byOutcome.get(key) ?? 0) + chance);
  };
  tally(1, 0, chances.dealerBlackjack);
  tally(1, 1, chances.bothBlackjack);
  tally(1, 2.5, chances.playerBlackjack);
  const outcomes = [
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 0],
    [2, 2],
    [2, 4],
    [1, 0.5],
  ] as const; // as `endNames`
  for (const [end, chance] of chances.ends.entries()) {
    const [staked, pays] = outcomes[end] ?? [0, 0];
    tally(staked, pays, chance);
  }
  const split = chances.splitStarts.reduce((sum, { chance }) => sum + chance, 0);
  const staked = stakeOf(chances.splits) / split;
  const pays = staked + gainOf(chances.splits) / split;
  for (const each of fitted(sharesOf(counts), staked, pays))
    tally(each.staked, each.pays, each.share * split);

  const rows = [...byOutcome.entries()].map(([key, chance]): LawRow => {
    const [first = 0, second = 0] = key.split(',').map(Number);
    return [first, second, Math.round(chance * LAW_TOTAL)];
  });
  const ordered = rows.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  // Rounding leaves a few cases over; the commonest row, a lost bet, takes them.
  const over = LAW_TOTAL - rows.reduce((sum, [, , cases]) => sum + cases, 0);
  return ordered.map((row, index): LawRow => (index === 0 ? [row[0], row[1], row[2] + over] : row));
}

/** How far the chance of a row may be from the truth, at 99 %: nothing but rounding where no split is in it. */
export function widestInterval(chances: RoundChances, counts: SplitCounts): number {
  const split = chances.splitStarts.reduce((sum, { chance }) => sum + chance, 0);
  const rounds = counts.reduce((sum, count) => sum + count, 0);
  return Math.max(
    ...sharesOf(counts).map(({ share }) => 2.576 * split * Math.sqrt((share * (1 - share)) / rounds)),
  );
}

/** What the rows come to, in first bets. */
export function averagesOfRows(rows: readonly LawRow[]): { edge: number; staked: number } {
  const [staked, halves] = rows.reduce(
    ([stakes, paid], [stake, pays, cases]) => [stakes + stake * cases, paid + pays * cases],
    [0, 0],
  );
  return { edge: (staked - halves / 2) / LAW_TOTAL, staked: staked / LAW_TOTAL };
}
