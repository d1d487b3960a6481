import { refuse } from '../kernel/errors.ts';

/** Throws `underAge` if someone born on `birthDate` (YYYY-MM-DD) is younger than the minimum age today (UTC). */
export function requireAge(birthDate: string, minimumAge: number, now: Date): void {
  if (hasReachedAge(birthDate, minimumAge, now)) return;
  throw refuse('underAge', `Players must be ${minimumAge} or older.`);
}

/** True if someone born on `birthDate` (YYYY-MM-DD) has reached the minimum age today (UTC). */
export function hasReachedAge(birthDate: string, minimumAge: number, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  const [year = '', ...rest] = birthDate.split('-');
  const birthday = [(Number(year) + minimumAge).toString().padStart(4, '0'), ...rest].join('-');
  return birthday <= today;
}
