import { refuseField } from '../kernel/errors.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import type { LimitKind, LimitWindow } from './limit-stores.ts';

/** A time limit cannot be longer than its window. */
const minutesIn: Readonly<Record<LimitWindow, number>> = { '24h': 1_440, '7d': 10_080, '30d': 43_200 };

/**
 * Parse a limit's value: money in 1/100,000 of a unit, time in minutes, `null` for no limit.
 * Throws `invalidInput` if a time limit has an amount, a money limit has minutes, or the minutes exceed the window.
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

/**
 * Parse a limit that an operator sets, a decimal amount or whole minutes; `null` is no limit.
 * Throws `invalidInput` with the field `value` if minutes are not whole, or exceed the window.
 */
export function requireOperatorsValue(
  { kind, window }: { readonly kind: LimitKind; readonly window: LimitWindow },
  text: string | null,
): bigint | null {
  if (text === null) return null;
  if (kind !== 'session_time') return parseMoney(text);
  if (!/^\d{1,5}$/.test(text)) throw refuseField('value', 'a whole number');
  if (Number(text) > minutesIn[window]) {
    throw refuseField('value', `at most ${minutesIn[window]}, which is the whole window`);
  }
  return BigInt(text);
}

/** A limit as operators read and write it. */
export function operatorsValue(kind: LimitKind, value: bigint): string {
  return kind === 'session_time' ? value.toString() : formatMoney(value);
}
