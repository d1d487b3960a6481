/** The pots of providers' progressive jackpots as they stand: asked for while somebody looks, once for all who do. */
import type { ListedJackpot } from '@marquee/contract/providers/jackpot.ts';
import { askWhileWatched, type WatchedApp } from './ask-while-watched.ts';
import { listJackpots } from './hub88/client.ts';

export interface LivePot extends ListedJackpot {
  readonly providerCode: string;
}

/** The pots of all connected providers. One that does not answer has none. */
export const livePots: (app: WatchedApp) => Promise<LivePot[]> = askWhileWatched({
  life_ms: 2_000,
  ask: listJackpots,
});
