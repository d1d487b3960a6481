import { lesser, type Minor } from '../kernel/money.ts';
import type { Play } from '../rounds/play.ts';

/**
 * As far as a deposit counts for rewards: as far as it was staked, by the weights of stakes. Money that only comes and goes earns nothing, so that
 * no gift can be had for a deposit alone.
 */
export function stakedDeposits({ deposits, countedStakes }: Pick<Play, 'deposits' | 'countedStakes'>): Minor {
  const counted = lesser(deposits, countedStakes);
  return counted < 0n ? 0n : counted;
}
