/** When something was, as lists of bets say it. */
import type { Language } from './language.ts';

/** The day and the time to the second, where the player is. A year that is the present one is left out. */
export function writeWhen(language: Language, at: Date, now: Date = new Date()): string {
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, {
    ...year,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  }).format(at);
}
