/** Days of a site's time zone, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const presets = ['today', 'yesterday', 'days7', 'days30', 'month', 'lastMonth', 'year'] as const;
export type Preset = (typeof presets)[number];

/** The present day in a time zone. */
export function dayIn(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('sv', { timeZone }).format(now);
}

/** The day that is so many days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The days that a name stands for, as of today. */
export function presetDays(preset: Preset, today: string): Days {
  const month = `${today.slice(0, 7)}-01`;
  const before = daysAfter(month, -1);
  const of: Record<Preset, Days> = {
    today: { from: today, to: today },
    yesterday: { from: daysAfter(today, -1), to: daysAfter(today, -1) },
    days7: { from: daysAfter(today, -6), to: today },
    days30: { from: daysAfter(today, -29), to: today },
    month: { from: month, to: today },
    lastMonth: { from: `${before.slice(0, 7)}-01`, to: before },
    year: { from: daysAfter(today, -364), to: today },
  };
  return of[preset];
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The days that an address names, or else the last thirty. */
export function daysOf(from: string, to: string, today: string): Days {
  const usual = presetDays('days30', today);
  return {
    from: dayPattern.test(from) ? from : dayPattern.test(to) && to < usual.from ? to : usual.from,
    to: dayPattern.test(to) ? to : usual.to,
  };
}

/** A day as it is read: "26 Nov 2026", or without its year. */
export function formatDay(day: string, locale: string, withYear = true): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' } : {}),
  }).format(new Date(`${day}T00:00:00Z`));
}

export function formatMonth(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}
