import type { vipStepSchema } from '@marquee/contract/promotions.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import type { z } from 'zod';
import type { Words } from '../../words/use-words.ts';
import { shortMoney } from '../promotions/promotion.ts';

type VipStep = z.infer<typeof vipStepSchema>;

interface Figure {
  readonly label: string;
  readonly value: string;
}

/** A level of the house in words. */
export interface VipLevel {
  readonly level: number;
  readonly name: string;
  /** How high it is drawn, from 0 to 1, by what it takes to reach it. */
  readonly height: number;
  /** What it takes to reach it; empty if an account is enough. */
  readonly takes: readonly Figure[];
  readonly gives: readonly Figure[];
  /** What it takes each month to keep it; empty if it stays. */
  readonly keeps: readonly Figure[];
}

/** The highest level may take a thousand times as much as the second: drawn as it is, all others would lie flat. */
const flattening = 1 / 3;

/** How much a level takes, to compare it with others. A level may ask for deposits, for turnover or for both. */
function reachOf({ deposit, turnover }: VipStep): number {
  return Number(toMinor(deposit) + toMinor(turnover));
}

/** The levels from the lowest to the highest: what each takes, what keeps it, and what it gives. */
export function vipLevelsOf(t: Words, steps: readonly VipStep[], currency: string): readonly VipLevel[] {
  const money = (amount: string): string => shortMoney(amount, currency);
  const isSome = (amount: string): boolean => toMinor(amount) > 0n;
  const needs = (deposit: string, turnover: string): readonly Figure[] =>
    isSome(deposit) || isSome(turnover)
      ? [
          { label: t('vip.deposits'), value: money(deposit) },
          { label: t('vip.turnover'), value: money(turnover) },
        ]
      : [];
  const highest = Math.max(...steps.map(reachOf));
  return steps.map((step, at) => ({
    level: step.level,
    name: step.vip_name,
    height: highest > 0 ? (reachOf(step) / highest) ** flattening : at / Math.max(1, steps.length - 1),
    takes: needs(step.deposit, step.turnover),
    gives: [
      {
        label: t('vip.cashback'),
        value: isSome(step.cashback_percent) ? `${step.cashback_percent}%` : t('vip.asPromotion'),
      },
      { label: t('vip.withdrawal'), value: money(step.withdrawal_maximum) },
      { label: t('vip.perDay'), value: String(step.withdrawals_per_day) },
      { label: t('vip.birthday'), value: isSome(step.birthday_gift) ? money(step.birthday_gift) : '–' },
    ],
    keeps: needs(step.keep_deposit, step.keep_turnover),
  }));
}
