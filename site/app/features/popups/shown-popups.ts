import { keep, readKept } from '../../shell/kept-state.ts';
import type { Popup, Shown } from './due-popup.ts';

/** How many popups a browser remembers: more than a site shows in a year. */
const most = 100;

/** What this browser has shown. */
export function readShown(): Shown {
  return {
    inVisit: (readKept('popups_of_visit') ?? '').split(' '),
    lastDay: Object.fromEntries(keptDays()),
    today: dayOf(new Date()),
  };
}

/** Keep that a popup was shown now. */
export function rememberShown({ popup_id }: Popup): void {
  keep('popups_of_visit', [...readShown().inVisit, popup_id].join(' ').trim());
  const others = keptDays().filter(([id]) => id !== popup_id);
  const days = [...others, [popup_id, dayOf(new Date())] as const].slice(-most);
  keep('popups', days.map((entry) => entry.join('=')).join(' '));
}

/** The popups with the day on which each was shown last, the latest at the end. */
function keptDays(): (readonly [string, string])[] {
  return (readKept('popups') ?? '').split(' ').flatMap((entry) => {
    const [id, day] = entry.split('=');
    return id && day ? [[id, day] as const] : [];
  });
}

/** A day of the visitor's own zone. */
function dayOf(at: Date): string {
  return `${at.getFullYear()}-${at.getMonth() + 1}-${at.getDate()}`;
}
