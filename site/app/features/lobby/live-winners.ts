import { realtime, watchThisSite } from '../../realtime/realtime.ts';
import type { ApiWinner } from './use-live-winners.ts';

/** How many winners are shown at most, as the API tells. */
const most = 10;

/**
 * Put every win on the site before those that are shown, until the signal ends it. Whoever begins to watch is told of the latest ones too,
 * since the page may be some minutes old; what it shows already stays where it is.
 */
export function watchWinners(
  change: (next: (shown: readonly ApiWinner[]) => readonly ApiWinner[]) => void,
  over: AbortSignal,
): void {
  if (over.aborted) return;
  const unsubscribe = realtime().subscribe((event) => {
    if (event.type !== 'winner') return;
    change((shown) => {
      if (shown.some(({ at, account }) => at === event.at && account === event.account)) return shown;
      return [event, ...shown].slice(0, most);
    });
  });
  const leave = watchThisSite();
  over.addEventListener('abort', () => {
    unsubscribe();
    leave();
  });
}
