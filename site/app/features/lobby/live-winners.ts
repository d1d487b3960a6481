import { realtime } from '../../realtime/realtime.ts';
import type { ApiWinner } from './use-live-winners.ts';

/** Hear of every large win on the site until the returned function is called. */
export function watchWinners(domainName: string, onWinner: (winner: ApiWinner) => void): () => void {
  const channel = realtime();
  const unsubscribe = channel.subscribe((event) => {
    if (event.type === 'winner') onWinner(event);
  });
  channel.watchSite(domainName);
  return () => {
    unsubscribe();
    channel.watchSite(null);
  };
}
