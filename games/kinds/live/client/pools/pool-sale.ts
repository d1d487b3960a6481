/** The pools of a lottery as its page knows them. Pure; amounts are minor units. */
import type { LiveGame } from '../../games.ts';
import { noPools, type Pools, poolsFrom, type Tier, TIERS } from '../../pools.ts';
import type { PoolSale } from '../live-view.ts';
import type { LiveState, Snapshot } from '../room/state.ts';

/** What is in them, with what has been staked on the draw; null in games at fixed odds. */
export function poolSaleOf(
  { pool: rules }: LiveGame,
  { currency }: Pick<Snapshot, 'currency'>,
  { draw, stakes, totals }: Pick<LiveState, 'draw' | 'stakes' | 'totals'>,
): PoolSale | null {
  if (!rules || rules.form === 'sides') return null;
  const pool = draw?.pools?.[currency];
  const sold = totals.amounts.find((sum) => sum.currency === currency);
  // Once a draw is settled its stakes are in what is carried.
  const staked_minor = draw?.state === 'settled' ? 0n : BigInt(sold?.bet_minor ?? '0');
  const carried = pool ? poolsFrom(pool.carried) : noPools;
  const funds_minor = fundsOf(carried, staked_minor, rules.shares);
  return {
    lottery: rules.form === 'numbers' ? rules : null,
    currency,
    line_minor: BigInt(stakes.step_minor),
    jackpot_minor: funds_minor[6],
    funds_minor,
    dueIn:
      rules.mustBeWonAfter === null ? null : Math.max(1, rules.mustBeWonAfter - (pool?.without_jackpot ?? 0)),
  };
}

/** What was carried, with each tier's share of what is staked. */
function fundsOf(carried: Pools, staked_minor: bigint, shares: Readonly<Record<Tier, number>>): Pools {
  const funds: Record<Tier, bigint> = { ...noPools };
  for (const tier of TIERS) funds[tier] = carried[tier] + (staked_minor * BigInt(shares[tier])) / 10_000n;
  return funds;
}
