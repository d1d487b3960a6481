import type { popups } from '@marquee/contract/api/settings/popups.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';

export type Popup = AnswerOf<typeof popups>['popups'][number];
export type PopupPage = Popup['pages'][number];

/** What a browser has shown: in this visit, and on which day each was shown last. */
export interface Shown {
  readonly inVisit: readonly string[];
  readonly lastDay: Readonly<Record<string, string>>;
  /** The day it is now, in the visitor's own zone. */
  readonly today: string;
}

/** The first popup that this visitor is to see on a page now. */
export function duePopup(
  popups: readonly Popup[],
  { page, isPlayer, shown }: { readonly page: PopupPage; readonly isPlayer: boolean; readonly shown: Shown },
): Popup | undefined {
  return popups.find(({ popup_id, audience, pages, how_often }) => {
    if (!pages.includes(page)) return false;
    if (audience !== 'everyone' && (audience === 'players') !== isPlayer) return false;
    if (how_often === 'visit') return !shown.inVisit.includes(popup_id);
    if (how_often === 'day') return shown.lastDay[popup_id] !== shown.today;
    return shown.lastDay[popup_id] === undefined;
  });
}
