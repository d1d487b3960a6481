import type { App } from './app.ts';
import { readWins } from './wins.ts';

/** Wins are read at most this often, however many rounds are won. */
const pause_ms = 1_000;
/**
 * How old a win may be that has not been told: a round is written some time after it was won where PostgreSQL has long work elsewhere, and
 * rounds are not always written in the order in which they were won.
 */
const window_ms = 2 * 60_000;
/** How many wins of one moment are told: a page shows few. */
const atOnce = 5;

/** Sends each win to those who watch its site on this process, as soon as its round is written. */
export function createWinnersFeed(app: App): {
  wake: () => void;
  look: () => Promise<void>;
  close: () => Promise<void>;
} {
  /** By site, the wins of the last look, which have all been told. */
  const told = new Map<number, ReadonlySet<string>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  async function lookAt(siteId: number): Promise<void> {
    const since = new Date(app.clock.now().getTime() - window_ms);
    const wins = await readWins(app, siteId, { since, order: 'latest', limit: atOnce });
    const before = told.get(siteId);
    told.set(siteId, new Set(wins.map(({ key }) => key)));
    for (const { key, win } of wins.toReversed()) {
      if (!before?.has(key)) app.realtime.toSiteHere(siteId, { type: 'winner', ...win });
    }
  }

  async function look(): Promise<void> {
    const watched = app.realtime.watchedSites();
    for (const siteId of told.keys()) if (!watched.includes(siteId)) told.delete(siteId);
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
