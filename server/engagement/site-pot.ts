/** The largest progressive jackpot of a site: what its counters show, and what those who watch it are told as it grows. */
import { formatMoney } from '../kernel/money.ts';
import { livePots } from '../rounds/live-pots.ts';
import type { Site } from '../sites/site.ts';
import type { App } from './app.ts';
import { offeredGames } from './offered-games.ts';

export interface SitePot {
  readonly provider_code: string;
  readonly game_code: string;
  readonly game_name: string;
  readonly number: number;
  readonly amount: string;
  readonly must_pay_by: string;
  readonly currency: string;
}

/** How often those who watch are told. */
const interval_ms = 2_000;

/** Null where no game of the site has one in its currency, or its provider does not answer. */
export async function readSitePot(
  app: App,
  { siteId, currency }: Pick<Site, 'siteId' | 'currency'>,
): Promise<SitePot | null> {
  const pots = (await livePots(app)).filter((pot) => pot.currency === currency);
  if (pots.length === 0) return null;
  const entries = pots.flatMap((pot) => pot.game_codes.map((gameCode) => ({ pot, gameCode })));
  const names = entries.map(({ pot, gameCode }) => ({ providerCode: pot.providerCode, gameCode }));
  const rows = await offeredGames(app.db, siteId, names);
  const offered = rows.flatMap((row) => {
    const entry = entries.find(
      ({ pot, gameCode }) => pot.providerCode === row.provider_code && gameCode === row.game_code,
    );
    return entry ? [{ ...row, pot: entry.pot }] : [];
  });
  const [largest] = offered.toSorted((a, b) => (BigInt(b.pot.amount) > BigInt(a.pot.amount) ? 1 : -1));
  if (!largest) return null;
  const { pot, ...game } = largest;
  return {
    ...game,
    number: pot.number,
    amount: formatMoney(BigInt(pot.amount)),
    must_pay_by: formatMoney(BigInt(pot.must_pay_by)),
    currency,
  };
}

/** Tells those who watch a site on this process of its pot, whenever that has changed. */
export function createPotFeed(app: App): { look: () => Promise<void>; close: () => Promise<void> } {
  const told = new Map<number, string>();
  let running: Promise<void> = Promise.resolve();

  async function lookAt(siteId: number): Promise<void> {
    const pot = await readSitePot(app, await app.sites.byId(siteId));
    const text = JSON.stringify(pot);
    if (!pot || told.get(siteId) === text) return;
    told.set(siteId, text);
    app.realtime.toSiteHere(siteId, { type: 'jackpot', ...pot });
  }

  async function look(): Promise<void> {
    const watched = app.realtime.watchedSites();
    for (const siteId of told.keys()) if (!watched.includes(siteId)) told.delete(siteId);
    for (const siteId of watched) {
      try {
        await lookAt(siteId);
      } catch (error) {
        app.log.warn({ err: error, siteId }, 'the jackpot of a site could not be read');
      }
    }
  }

  const timer = setInterval(() => {
    running = running.then(look);
  }, interval_ms);
  timer.unref();
  return {
    look,
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
