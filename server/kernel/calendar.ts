import { utc } from '@date-fns/utc';
import {
  addDays,
  addMonths as addMonthsIn,
  addWeeks,
  formatISO,
  startOfDay as startOfDayIn,
  startOfISOWeek,
  startOfMonth,
} from 'date-fns';

/** Days, weeks (from Monday) and months in UTC, as `YYYY-MM-DD` of their first day. */
export type Period = 'day' | 'week' | 'month';

const inUtc = { in: utc } as const;
const startOf = { day: startOfDayIn, week: startOfISOWeek, month: startOfMonth } as const;
const add = { day: addDays, week: addWeeks, month: addMonthsIn } as const;

/** The first day of the period that holds a time. */
export function periodStart(period: Period, time: Date): string {
  return dayOf(startOf[period](time, inUtc));
}

/** The first day of the period after the one that begins on a day. */
export function periodEnd(period: Period, start: string): string {
  return dayOf(add[period](startOfDay(start), 1, inUtc));
}

/** The first day of the newest period that is over. */
export function lastFinished(period: Period, now: Date): string {
  return periodStart(period, daysLater(startOf[period](now, inUtc), -1));
}

/** Midnight (UTC) at which a day begins. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** The day (UTC) of a time, as `YYYY-MM-DD`. */
export function dayOf(time: Date): string {
  return formatISO(time, { representation: 'date', ...inUtc });
}

/** The same time so many days later, or earlier if `days` is negative. */
export function daysLater(time: Date, days: number): Date {
  return new Date(addDays(time, days, inUtc));
}

/** The same day and time so many months later (UTC), or the last day of a month that is too short. */
export function monthsLater(time: Date, months: number): Date {
  return new Date(addMonthsIn(time, months, inUtc));
}
