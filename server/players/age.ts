import { refuse } from '../kernel/errors.ts';

/** Throws `underAge` where somebody born on a day (YYYY-MM-DD) is not so many years old today (UTC). */
export function requireAge(birthDate: string, minimumAge: number, now: Date): void {
  if (hasReachedAge(birthDate, minimumAge, now)) return;
  throw refuse('underAge', `Players must be ${minimumAge} or older.`);
}

/** Whether somebody born on a day (YYYY-MM-DD) is so many years old today (UTC). */
export function hasReachedAge(birthDate: string, minimumAge: number, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  const [year = '', ...rest] = birthDate.split('-');
  const birthday = [(Number(year) + minimumAge).toString().padStart(4, '0'), ...rest].join('-');
  return birthday <= today;
}
