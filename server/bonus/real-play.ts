import { sql, type Database } from '../kernel/database.ts';
import { lesser, type Minor } from '../kernel/money.ts';
import type { PlayerKey } from './bonus.ts';

/** What a player has deposited, and staked of real money; rolled-back bets are taken off. */
export interface RealPlay {
  readonly deposits: Minor;
  readonly stakes: Minor;
}

/** A player's real play as it is counted, in all or from a day (UTC) on. `countPlayer` counts what is not yet. */
export async function readRealPlay(
  db: Database,
  player: PlayerKey & { readonly currency: string },
  from?: string,
): Promise<RealPlay> {
  const { rows } = await sql<RealPlay>`
    select coalesce(sum(deposits), 0)::int8 as deposits, coalesce(sum(real_stakes), 0)::int8 as stakes
    from rewards.bonus_day
    where site_id = ${player.siteId} and player_id = ${player.playerId} and currency = ${player.currency}
      and day >= coalesce(${from ?? null}::date, '-infinity')`.execute(db);
  return rows[0] ?? { deposits: 0n, stakes: 0n };
}

/**
 * As far as a deposit counts for rewards: as far as it was staked. Money that only comes and goes earns nothing, so that
 * no gift can be had for a deposit alone.
 */
export function stakedDeposits({ deposits, stakes }: RealPlay): Minor {
  const counted = lesser(deposits, stakes);
  return counted < 0n ? 0n : counted;
}
