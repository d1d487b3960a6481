import { realtime, watchThisSite } from '../../realtime/realtime.ts';
import type { ApiWinner } from './use-live-winners.ts';

/** How many winners are shown at most, as the API tells. */
const most = 10;

/** Put every large win on the site before those that are shown, until the signal ends it. */
export function watchWinners(
  change: (next: (shown: readonly ApiWinner[]) => readonly ApiWinner[]) => void,
  over: AbortSignal,
): void {
  if (over.aborted) return;
  const unsubscribe = realtime().subscribe((event) => {
    if (event.type !== 'winner') return;
    change((shown) => {
      const others = shown.filter(({ at, account }) => at !== event.at || account !== event.account);
      return [event, ...others].slice(0, most);
    });
  });
  const leave = watchThisSite();
  over.addEventListener('abort', () => {
    unsubscribe();
    leave();
  });
}
