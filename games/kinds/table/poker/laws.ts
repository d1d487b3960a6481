/**
 * The laws of the poker games against the dealer, by the best play, as counted by the solvers in `games/kinds/table/prove/`; their tests
 * count them again. The best play of casino hold'em takes minutes to find.
 */
import { rational } from '../../../kit/prove/fraction.ts';
import type { Law } from '../../../kit/prove/law.ts';

/** What a bet pays and has staked, in first bets, and in how many equally likely cases. */
export type Outcome = readonly [pays: number, staked: number, cases: bigint];

const laws = {
  'three-card-poker ante': [
    [0, 1, 132_652_800n],
    [0, 2, 91_126_832n],
    [1, 2, 270_504n],
    [2, 2, 249_216n],
    [3, 2, 80_955_780n],
    [4, 2, 91_100_696n],
    [5, 2, 8_976_452n],
    [7, 2, 289_104n],
    [8, 2, 931_972n],
    [9, 2, 617_044n],
  ],
  'three-card-poker pair plus': [
    [0, 1, 16_440n],
    [2, 1, 3_744n],
    [5, 1, 1_096n],
    [7, 1, 720n],
    [31, 1, 52n],
    [41, 1, 48n],
  ],
  'caribbean-stud ante': [
    [0, 1, 9_523_005_974_460n],
    [0, 3, 2_726_592_727_512n],
    [3, 3, 321_623_100n],
    [4, 3, 4_532_514_033_720n],
    [6, 3, 2_343_248_003_808n],
    [8, 3, 488_012_139_360n],
    [10, 3, 234_242_908_320n],
    [12, 3, 43_805_516_100n],
    [14, 3, 21_856_990_280n],
    [18, 3, 16_624_475_280n],
    [44, 3, 2_832_435_800n],
    [104, 3, 156_929_720n],
    [204, 3, 16_759_740n],
  ],
  'casino-holdem ante': [],
  'casino-holdem aa': [
    [0, 1, 2_316_300n],
    [8, 1, 273_144n],
    [21, 1, 5_108n],
    [31, 1, 3_744n],
    [41, 1, 624n],
    [51, 1, 36n],
    [101, 1, 4n],
  ],
} as const satisfies Readonly<Record<string, readonly Outcome[]>>;

export type LawName = keyof typeof laws;

export const outcomesOf: Readonly<Record<LawName, readonly Outcome[]>> = laws;

export function lawFrom(name: LawName): Law {
  const outcomes = outcomesOf[name];
  return {
    outcomes: outcomes.map(([pays, staked, cases]) => ({
      pays: rational(BigInt(pays)),
      staked: rational(BigInt(staked)),
      cases,
    })),
    total: outcomes.reduce((sum, [, , cases]) => sum + cases, 0n),
  };
}
