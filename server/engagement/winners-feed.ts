import type { App } from './app.ts';
import { topTen, type TopTen } from './top-ten.ts';

/** How often the winners of a watched site are read. The cache of `topTen` lives equally long. */
const look_ms = 10_000;

type Winner = TopTen['winner'][number];

function keyOf({ account, game_code, at }: Winner): string {
  return `${account} ${game_code} ${at}`;
}

/**
 * Sends each win that joins a site's ten largest to those who watch the site on this process. Wins that were there when
 * somebody began to watch are not sent, because the page has shown them already.
 */
export function createWinnersFeed(app: App): { look: () => Promise<void>; close: () => Promise<void> } {
  const known = new Map<number, ReadonlySet<string>>();
  let running: Promise<void> | undefined;

  async function lookAt(siteId: number): Promise<void> {
    const { winner } = await topTen(app, await app.sites.byId(siteId));
    const before = known.get(siteId);
    known.set(siteId, new Set(winner.map(keyOf)));
    if (!before) return;
    // The smallest first, so that the largest ends up in front.
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
