import { dateLocaleOf, type LanguageCode } from '../../words/languages.ts';

/** A moment as the visitor reads it: the day and the minute, in his own time zone. */
export function formatMoment(iso: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(dateLocaleOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );
}

/** The periods that histories offer. */
export const periods = ['today', 'week', 'month', 'all'] as const;
export type Period = (typeof periods)[number];

const daysBack: Readonly<Record<Exclude<Period, 'all'>, number>> = { today: 0, week: 6, month: 29 };

/** The first moment of a period that ends now, in the visitor's time zone, as ISO 8601 UTC; undefined for all times. */
export function periodStart(period: Period, now: Date): string | undefined {
  if (period === 'all') return undefined;
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack[period]);
  return start.toISOString();
}

/** The first moment of a local day such as 2026-11-21, moved by so many days; undefined where it is no day. */
export function dayStart(day: string, plusDays = 0): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const start = new Date(year, month - 1, date + plusDays);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** A moment's local day, such as 2026-11-21. */
export function dayOf(moment: Date): string {
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/** The minute of a moment as the visitor reads it, in their own time zone. */
export function formatTime(iso: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(dateLocaleOf(language), { timeStyle: 'short' }).format(new Date(iso));
}

/** A day, in the parts that a calendar's leaf shows. */
export interface CalendarDay {
  /** Such as 2026-11-21. */
  readonly day: string;
  readonly date: string;
  readonly month: string;
  readonly weekday: string;
  /** All of it, to be read out. */
  readonly whole: string;
}

/** The local day of a moment. */
export function calendarDayOf(iso: string, language: LanguageCode): CalendarDay {
  const moment = new Date(iso);
  const locale = dateLocaleOf(language);
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, options).format(moment);
  return {
    day: dayOf(moment),
    date: String(moment.getDate()),
    month: part({ month: 'short', year: 'numeric' }),
    weekday: part({ weekday: 'long' }),
    whole: part({ dateStyle: 'full' }),
  };
}

/** What follows each other, put together by its local day. */
export function byDay<Entry extends { readonly at: string }>(
  entries: readonly Entry[],
  language: LanguageCode,
): readonly (CalendarDay & { readonly entries: readonly Entry[] })[] {
  const days = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at));
    const before = days.get(day);
    if (before) before.push(entry);
    else days.set(day, [entry]);
  }
  return [...days.values()].map((ofDay) => ({ ...calendarDayOf(ofDay[0].at, language), entries: ofDay }));
}
