import { playCounted } from '../bonus/count-play.ts';
import type { App } from './app.ts';
import { countStandings } from './count-standings.ts';

/** Updates players' levels in the transaction that counts their deposits and stakes. */
export function subscribeVip(app: Pick<App, 'events' | 'clock'>): void {
  app.events.on(playCounted, (trx, days) => countStandings(app, trx, days));
}
