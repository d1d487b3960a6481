import type { App } from '../http/app.ts';
import { refuseField } from '../kernel/errors.ts';

/** Throws `invalidInput` if a day of UTC has not begun. */
export function requirePastDay({ clock }: Pick<App, 'clock'>, day: string): void {
  const today = clock.now().toISOString().slice(0, 10);
  if (day > today) throw refuseField('day', `at most ${today}`);
}
