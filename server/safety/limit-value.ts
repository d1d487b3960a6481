import { refuseField } from '../kernel/errors.ts';
import { parseMoney } from '../kernel/money.ts';
import type { LimitKind, LimitWindow } from './limit-stores.ts';

/** A limit on time cannot be longer than its window. */
const minutesIn: Readonly<Record<LimitWindow, number>> = { '24h': 1_440, '7d': 10_080, '30d': 43_200 };

/**
 * The value of a limit: money in 1/100,000 of a unit, time in minutes, `null` for none.
 * Throws `invalidInput` for an amount of time, minutes of money, or more minutes than the window has.
 */
export function requireLimitValue(limit: {
  readonly kind: LimitKind;
  readonly window: LimitWindow;
  readonly amount: string | null;
  readonly minutes: number | null;
}): bigint | null {
  if (limit.kind !== 'session_time') {
    if (limit.minutes !== null) throw refuseField('minutes', 'null for a limit on money');
    return limit.amount === null ? null : parseMoney(limit.amount);
  }
  if (limit.amount !== null) throw refuseField('amount', 'null for a limit on time');
  if (limit.minutes !== null && limit.minutes > minutesIn[limit.window]) {
    throw refuseField('minutes', `at most ${minutesIn[limit.window]}, which is the whole window`);
  }
  return limit.minutes === null ? null : BigInt(limit.minutes);
}
