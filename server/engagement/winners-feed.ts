import type { App } from './app.ts';
import { readWins } from './wins.ts';

/** Wins are read at most this often, however many rounds are won. */
const pause_ms = 1_000;
/** Who has just opened the page is also told of wins of these last moments, which it may have missed. */
const lookBack_ms = 10_000;
/** How many wins of one moment are told: a page shows few. */
const atOnce = 5;

/** Sends each win to those who watch its site on this process, as soon as its round is written. */
export function createWinnersFeed(app: App): {
  wake: () => void;
  look: () => Promise<void>;
  close: () => Promise<void>;
} {
  const seen = new Map<number, Date>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  async function lookAt(siteId: number): Promise<void> {
    const since = seen.get(siteId) ?? new Date(app.clock.now().getTime() - lookBack_ms);
    const wins = await readWins(app, siteId, { since, order: 'latest', limit: atOnce });
    seen.set(siteId, wins[0]?.at ?? since);
    for (const { win } of wins.toReversed()) app.realtime.toSiteHere(siteId, { type: 'winner', ...win });
  }

  async function look(): Promise<void> {
    const watched = app.realtime.watchedSites();
    for (const siteId of seen.keys()) if (!watched.includes(siteId)) seen.delete(siteId);
    for (const siteId of watched) {
      try {
        await lookAt(siteId);
      } catch (error) {
        app.log.warn({ err: error, siteId }, 'the winners of a site could not be read');
      }
    }
  }

  return {
    look,
    wake: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        running = running.then(look);
      }, pause_ms);
    },
    close: async () => {
      clearTimeout(timer);
      await running;
    },
  };
}
