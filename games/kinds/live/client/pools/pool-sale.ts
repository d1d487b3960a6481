/** The pools of a lottery as its page knows them. Pure; amounts are minor units. */
import type { LiveGame } from '../../games.ts';
import type { PoolSale } from '../live-view.ts';
import type { LiveState, Snapshot } from '../room/state.ts';

/** What is in them, with what has been staked on the draw; null in games at fixed odds. */
export function poolSaleOf(
  { pool: rules }: LiveGame,
  { currency }: Pick<Snapshot, 'currency'>,
  { draw, stakes, totals }: Pick<LiveState, 'draw' | 'stakes' | 'totals'>,
): PoolSale | null {
  if (rules?.form !== 'numbers') return null;
  const pool = draw?.pools?.[currency];
  const sold = totals.amounts.find((sum) => sum.currency === currency);
  // Once a draw is settled its stakes are in what is carried.
  const staked_minor = draw?.state === 'settled' ? 0n : BigInt(sold?.bet_minor ?? '0');
  return {
    rules,
    currency,
    line_minor: BigInt(stakes.step_minor),
    jackpot_minor: BigInt(pool?.carried[0] ?? '0') + (staked_minor * BigInt(rules.shares[6])) / 10_000n,
    dueIn: Math.max(1, rules.mustBeWonAfter - (pool?.without_jackpot ?? 0)),
  };
}
