/** The next draws of providers' lotteries, for pages of players. */
import type { ListedDraw } from '@marquee/contract/providers/draws.ts';
import { askWhileWatched, type WatchedApp } from './ask-while-watched.ts';
import { listDraws } from './hub88/client.ts';

export interface LiveDraw extends ListedDraw {
  readonly providerCode: string;
}

/** The next draw of every lottery of the connected providers. One that does not answer has none. */
export const liveDraws: (app: WatchedApp) => Promise<LiveDraw[]> = askWhileWatched({
  life_ms: 5_000,
  ask: listDraws,
});
