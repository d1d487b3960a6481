import type { z } from 'zod';
import type { vipNextLevelSchema } from '@marquee/contract/entities.ts';
import { formatMoney, lesser, type Minor } from '../kernel/money.ts';
import { reachedLevel } from './ladder.ts';

export interface VipLevel {
  readonly vip_name: string;
  /** What a player has to have deposited and staked in all to reach it. */
  readonly deposit: Minor;
  readonly turnover: Minor;
}

/**
 * Where a player stands on the ladder, and what the next level takes. `starting_*` is what his level took, `cycle_*` what
 * was done since, `*_next` what the next level takes beyond this one; on the highest level `*_next` is zero. Without
 * `level` his level is the one that both his deposits and his turnover reach.
 */
export function standOnLadder(
  ladder: readonly VipLevel[],
  done: { deposit: Minor; turnover: Minor },
  level: number = reachedLevel(ladder, done),
): z.infer<typeof vipNextLevelSchema> {
  const start: VipLevel = { vip_name: '', deposit: 0n, turnover: 0n };
  const current = ladder[level] ?? start;
  const next = ladder[level + 1];
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
