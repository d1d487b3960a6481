import { sql } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import type { App } from './app.ts';
import { maskAccount, type TopTen } from './top-ten.ts';

type Winner = TopTen['winner'][number];

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
    const wins = await winsSince(app, siteId, since);
    seen.set(siteId, wins.at(-1)?.at ?? since);
    for (const { winner } of wins) app.realtime.toSiteHere(siteId, { type: 'winner', ...winner });
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

/** The wins of a site after a moment, the oldest first; of very many the latest. */
async function winsSince(app: App, siteId: number, since: Date): Promise<{ at: Date; winner: Winner }[]> {
  const { rows } = await sql<{
    account_id: string;
    game_name: string;
    game_code: string;
    game_image: string;
    payout: bigint;
    currency: string;
    updated_at: Date;
  }>`
    select player.account_id, game.game_name, game.game_code, game.game_image, round.payout, round.currency, round.updated_at
    from rounds.played round
    join players.account player using (site_id, player_id)
    join catalog.listed_game game using (provider_code, game_code)
    where round.site_id = ${siteId} and round.payout > round.stake and round.updated_at > ${since}
    order by round.updated_at desc, round.payout desc limit ${atOnce}`.execute(app.db);
  return rows.toReversed().map((row) => ({
    at: row.updated_at,
    winner: {
      account: maskAccount(row.account_id),
      game_name: row.game_name,
      game_code: row.game_code,
      game_image: row.game_image,
      amount: formatMoney(row.payout),
      currency: row.currency,
      at: row.updated_at.toISOString(),
    },
  }));
}
