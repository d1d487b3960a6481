/**
 * The laws of the poker games against the dealer, by the best play, as counted by the solvers in `games/kinds/table/prove/`; their tests
 * count them again. The best play of casino hold'em takes minutes to find.
 */
import { rational } from '../../../kit/prove/fraction.ts';
import type { Law } from '../../../kit/prove/law.ts';

/** What a bet pays and has staked, in first bets, and in how many equally likely cases. */
export type Outcome = readonly [pays: number, staked: number, cases: bigint];

const laws = {
  'three-card-poker ante': [],
  'three-card-poker pair plus': [],
  'caribbean-stud ante': [],
  'casino-holdem ante': [],
  'casino-holdem aa': [],
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
