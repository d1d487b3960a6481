/** The player's own bets in a draw, all together. Pure; amounts are minor units. */
import type { DrawName } from '../../../../kit/client/room/draws.ts';
import { unitsOn } from '../../../table/spots.ts';
import type { Layout } from '../../../table/client/table-view.ts';
import type { OwnBet } from '../../socket-api.ts';
import type { Pending } from './room.ts';
import { betsIn } from './state.ts';

/**
 * The chips of bets, in units of the table. What a bet's own unit was worth follows from its amount.
 * @param unit_minor what a unit of the table is worth now.
 */
export function layoutOf(bets: readonly Pick<OwnBet, 'bet_minor' | 'wager'>[], unit_minor: bigint): Layout {
  const layout: Record<string, number> = {};
  for (const { bet_minor, wager } of bets) {
    const units = unitsOn(wager.spots);
    if (units === 0) continue;
    const worth_minor = BigInt(bet_minor) / BigInt(units);
    for (const [spot, count] of Object.entries(wager.spots))
      layout[spot] = (layout[spot] ?? 0) + Number((worth_minor * BigInt(count)) / unit_minor);
  }
  return layout;
}

/** Chips of two layouts on one table. */
export function together(one: Layout, other: Layout): Layout {
  const both: Record<string, number> = { ...one };
  for (const [spot, units] of Object.entries(other)) both[spot] = (both[spot] ?? 0) + units;
  return both;
}

/** What the player has staked on a draw, with what is on its way there. */
export function stakedIn(
  bets: readonly OwnBet[],
  pending: readonly Pick<Pending, 'bet_id' | 'draw' | 'bet_minor'>[],
  draw: DrawName | null,
): bigint {
  const known = new Set(bets.map(({ bet_id }) => bet_id));
  const sent = pending.filter(
    (bet) => !known.has(bet.bet_id) && bet.draw.chain === draw?.chain && bet.draw.number === draw.number,
  );
  const taken_minor = bets.reduce((sum, { bet_minor }) => sum + BigInt(bet_minor), 0n);
  return sent.reduce((sum, { bet_minor }) => sum + bet_minor, taken_minor);
}

export type OwnResult = { staked_minor: bigint; win_minor: bigint };

/** What all bets of the player have staked and won; null while one is not decided, or if there is none. */
export function resultOf(own: readonly OwnBet[]): OwnResult | null {
  const bets = betsIn(own);
  if (bets.length === 0 || bets.some(({ win_minor }) => win_minor === null)) return null;
  return {
    staked_minor: bets.reduce((sum, { bet_minor }) => sum + BigInt(bet_minor), 0n),
    win_minor: bets.reduce((sum, { win_minor }) => sum + BigInt(win_minor ?? '0'), 0n),
  };
}
