import { dateLocaleOf, type LanguageCode } from '../../words/languages.ts';

/** A moment's hour and minute, in the visitor's time zone. */
export function timeOfDay(iso: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(dateLocaleOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso));
}
