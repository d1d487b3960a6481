import { playCounted } from '../bonus/count-play.ts';
import type { App } from './app.ts';
import { countStandings } from './count-standings.ts';

/** What players deposit and stake counts for their level, in the transaction in which it is counted. */
export function subscribeVip(app: Pick<App, 'events' | 'clock'>): void {
  app.events.on(playCounted, (trx, days) => countStandings(app, trx, days));
}
