import type { z } from 'zod';
import type { vipNextLevelSchema } from '@marquee/contract/entities.ts';
import { sql } from '../kernel/database.ts';
import type { App, PlayerSession } from '../kernel/app.ts';
import { formatMoney, lesser, type Minor } from '../kernel/money.ts';

export interface VipLevel {
  readonly vip_name: string;
  /** What a player has to have deposited and staked in all to reach it. */
  readonly deposit: Minor;
  readonly turnover: Minor;
}

/**
 * Where a player stands on the ladder: the level that both his deposits and his turnover reach, and what the next one
 * takes. `starting_*` is what this level took, `cycle_*` what was done since, `*_next` what the next level takes beyond
 * this one; on the highest level `*_next` is zero.
 */
export function standOnLadder(
  ladder: readonly VipLevel[],
  done: { deposit: Minor; turnover: Minor },
): z.infer<typeof vipNextLevelSchema> {
  const start: VipLevel = { vip_name: '', deposit: 0n, turnover: 0n };
  const reached = ladder.filter((level) => done.deposit >= level.deposit && done.turnover >= level.turnover);
  const current = reached.at(-1) ?? start;
  const next = ladder[reached.length];
  const within = (total: Minor, from: Minor, to: Minor | undefined): Minor => {
    const since = total > from ? total - from : 0n;
    return to === undefined ? since : lesser(since, to - from);
  };
  return {
    starting_deposit: formatMoney(current.deposit),
    cycle_deposit: formatMoney(within(done.deposit, current.deposit, next?.deposit)),
    deposit_next: formatMoney(next ? next.deposit - current.deposit : 0n),
    starting_turnover: formatMoney(current.turnover),
    cycle_turnover: formatMoney(within(done.turnover, current.turnover, next?.turnover)),
    turnover_next: formatMoney(next ? next.turnover - current.turnover : 0n),
    vip_name: current.vip_name,
    vip_name_next: next?.vip_name ?? '',
  };
}

/** A player's standing on his site's ladder, from what he has deposited and staked until now. */
export async function vipProgress(
  app: App,
  session: PlayerSession,
): Promise<z.infer<typeof vipNextLevelSchema>> {
  const [ladder, totals] = await Promise.all([
    app.db
      .selectFrom('rewards.vip_level')
      .select(['vip_name', 'deposit', 'turnover'])
      .where('site_id', '=', session.siteId)
      .orderBy('level')
      .execute(),
    sql<{ deposit: bigint; turnover: bigint }>`
      select
        coalesce((select sum(amount) from cashier.deposit where status = 'credited' and site_id = ${session.siteId}
          and player_id = ${session.playerId} and currency = ${session.currency}), 0)::int8 as deposit,
        coalesce((select stake from rounds.turnover where site_id = ${session.siteId}
          and player_id = ${session.playerId} and currency = ${session.currency}), 0)::int8 as turnover`.execute(
      app.db,
    ),
  ]);
  return standOnLadder(ladder, totals.rows[0] ?? { deposit: 0n, turnover: 0n });
}
