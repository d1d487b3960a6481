import type { vip } from '@marquee/contract/api/auth/vip.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';

type Level = AnswerOf<typeof vip>['nextLevel'][number];

/** How far something is on its way, in whole percent: 100 at most, and 0 where it cannot be computed. */
export function percentOf(done: string, needed: string): number {
  const goal = toMinor(needed);
  if (goal <= 0n) return 0;
  const percent = Number((toMinor(done) * 100n) / goal);
  return Math.max(0, Math.min(100, percent));
}

/** The VIP part of the user session, by the specification's names. */
interface VipProgress {
  readonly totalDeposit: string;
  readonly depoProgress: number;
  readonly totalTurnover: string;
  readonly toProgress: number;
  readonly currentLevel: string;
  readonly nextLevel: string;
}

export function vipProgressOf(level: Level): VipProgress {
  return {
    totalDeposit: level.cycle_deposit,
    depoProgress: percentOf(level.cycle_deposit, level.deposit_next),
    totalTurnover: level.cycle_turnover,
    toProgress: percentOf(level.cycle_turnover, level.turnover_next),
    currentLevel: level.vip_name,
    nextLevel: level.vip_name_next,
  };
}
