/** Days, weeks (from Monday) and months in UTC, as `YYYY-MM-DD` of their first day. */
export type Period = 'day' | 'week' | 'month';

const day_ms = 86_400_000;

/** The first day of the period that holds a time. */
export function periodStart(period: Period, time: Date): string {
  const start = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
  if (period === 'week') start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7));
  if (period === 'month') start.setUTCDate(1);
  return dayOf(start);
}

/** The first day of the period after the one that begins on a day. */
export function periodEnd(period: Period, start: string): string {
  const end = startOfDay(start);
  if (period === 'month') end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setUTCDate(end.getUTCDate() + (period === 'week' ? 7 : 1));
  return dayOf(end);
}

/** The first day of the newest period that is over. */
export function lastFinished(period: Period, now: Date): string {
  return periodStart(period, new Date(startOfDay(periodStart(period, now)).getTime() - day_ms));
}

export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

export function daysLater(time: Date, days: number): Date {
  return new Date(time.getTime() + days * day_ms);
}
