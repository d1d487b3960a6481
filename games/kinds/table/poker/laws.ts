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
  'casino-holdem ante': [
    [0, 1, 5_009_105_629_440n],
    [0, 3, 8_839_680_291_812n],
    [3, 3, 678_595_581_580n],
    [4, 3, 5_521_365_229_860n],
    [5, 3, 168_883_536_432n],
    [6, 3, 6_451_267_246_468n],
    [7, 3, 505_131_419_580n],
    [8, 3, 589_504_757_724n],
    [13, 3, 909_495_432n],
    [15, 3, 41_419_888_560n],
    [23, 3, 1_089_672_828n],
    [25, 3, 6_001_122_284n],
    [103, 3, 119_892_960n],
    [105, 3, 736_259_040n],
  ],
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
