import { dateLocaleOf } from './languages.ts';

/** By language: to make one takes a browser longer than to show a page of days. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as the visitor reads it. In UTC, so that server and browser write the same. */
export function formatDay(iso: string, language: string): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(dateLocaleOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format.format(new Date(iso));
}

/** A day in two parts, as calendars print it: its number and its month. In UTC, as `formatDay` writes it. */
export function dayParts(iso: string, language: string): { readonly day: string; readonly month: string } {
  const locale = dateLocaleOf(language);
  const date = new Date(iso);
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(date);
  return { day: String(date.getUTCDate()), month };
}
