import type { z } from 'zod';
import type { vipNextLevelSchema } from '@marquee/contract/entities.ts';
import { formatMoney, lesser, type Minor } from '../kernel/money.ts';
import { inLanguage, type Words } from '../sites/words.ts';
import { reachedLevel } from './ladder.ts';

export interface VipLevel {
  readonly vip_name: Words;
  /** Total deposits and turnover required to reach it. */
  readonly deposit: Minor;
  readonly turnover: Minor;
}

/**
 * A player's position on the ladder and the requirements of the next level. `starting_*` is what the current level
 * required, `cycle_*` what was done since, and `*_next` what the next level requires beyond the current one; it is zero
 * on the highest level. `level` defaults to the one that both deposits and turnover reach.
 */
export function standOnLadder(
  ladder: readonly VipLevel[],
  done: { deposit: Minor; turnover: Minor },
  level: number = reachedLevel(ladder, done),
  language = 'EN',
): z.infer<typeof vipNextLevelSchema> {
  const start: VipLevel = { vip_name: { EN: '', PHP: '', CN: '' }, deposit: 0n, turnover: 0n };
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
    vip_level: level,
    vip_name: inLanguage(current.vip_name, language),
    vip_name_next: next ? inLanguage(next.vip_name, language) : '',
  };
}
