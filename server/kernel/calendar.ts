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

/** A UTC day, week (starting on Monday) or month. A period is written as its first day, `YYYY-MM-DD`. */
export type Period = 'day' | 'week' | 'month';

const inUtc = { in: utc } as const;
const startOf = { day: startOfDayIn, week: startOfISOWeek, month: startOfMonth } as const;
const add = { day: addDays, week: addWeeks, month: addMonthsIn } as const;

/** The first day of the period that contains a time. */
export function periodStart(period: Period, time: Date): string {
  return dayOf(startOf[period](time, inUtc));
}

/** The first day of the period that follows the one starting on `start`. */
export function periodEnd(period: Period, start: string): string {
  return dayOf(add[period](startOfDay(start), 1, inUtc));
}

/** The first day of the most recent period that has ended. */
export function lastFinished(period: Period, now: Date): string {
  return periodStart(period, daysLater(startOf[period](now, inUtc), -1));
}

/** The UTC midnight at which a day starts. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** The UTC day of a time, as `YYYY-MM-DD`. */
export function dayOf(time: Date): string {
  return formatISO(time, { representation: 'date', ...inUtc });
}

/** The time that is `days` later, or earlier if `days` is negative. */
export function daysLater(time: Date, days: number): Date {
  return new Date(addDays(time, days, inUtc));
}

/** The same day and time (UTC) `months` later. If that month is too short, its last day. */
export function monthsLater(time: Date, months: number): Date {
  return new Date(addMonthsIn(time, months, inUtc));
}
