import { formatMoney } from '@marquee/ui/data/decimal.ts';
import type { Words } from '../../words/use-words.ts';

/** Money or a number of minutes, as limits are measured: one of the two. */
export interface Measure {
  readonly amount: string | null;
  readonly minutes: number | null;
}

/** Minutes in hours and minutes, e.g. "1 h 30 min"; without the part that is none. */
export function durationWords(t: Words, all_minutes: number): string {
  const hours = Math.floor(all_minutes / 60);
  const minutes = all_minutes % 60;
  if (hours === 0) return t('safety.minutes', { minutes });
  if (minutes === 0) return t('safety.hours', { hours });
  return t('safety.hoursMinutes', { hours, minutes });
}

/** A limit's figure in words: an amount of money, or a time. */
export function measureWords(t: Words, { amount, minutes }: Measure, currency: string): string {
  if (minutes !== null) return durationWords(t, minutes);
  return formatMoney(amount ?? '0', currency);
}
