import type { App } from './app.ts';
import { topTen, type TopTen } from './top-ten.ts';

/** How often the winners of a site that somebody watches are looked at; they are read anew no more often than that. */
const look_ms = 10_000;

type Winner = TopTen['winner'][number];

function keyOf({ account, game_code, at }: Winner): string {
  return `${account} ${game_code} ${at}`;
}

/**
 * Tells those who watch a site on this process of every win that has come among the latest large ones since it was looked
 * at last; what was there when somebody began to watch he has seen.
 */
export function createWinnersFeed(app: App): { look: () => Promise<void>; close: () => Promise<void> } {
  const known = new Map<number, ReadonlySet<string>>();
  let running: Promise<void> | undefined;

  async function lookAt(siteId: number): Promise<void> {
    const { winner } = await topTen(app, await app.sites.byId(siteId));
    const before = known.get(siteId);
    known.set(siteId, new Set(winner.map(keyOf)));
    if (!before) return;
    // The smallest first, so that the largest ends in front.
    for (const win of winner.toReversed()) {
      if (!before.has(keyOf(win))) app.realtime.toSiteHere(siteId, { type: 'winner', ...win });
    }
  }

  async function look(): Promise<void> {
    const watched = app.realtime.watchedSites();
    for (const siteId of known.keys()) if (!watched.includes(siteId)) known.delete(siteId);
    for (const siteId of watched) {
      try {
        await lookAt(siteId);
      } catch (error) {
        app.log.warn({ err: error, siteId }, 'the winners of a site could not be read');
      }
    }
  }

  const timer = setInterval(() => {
    running ??= look().finally(() => {
      running = undefined;
    });
  }, look_ms);
  timer.unref();
  return {
    look,
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
