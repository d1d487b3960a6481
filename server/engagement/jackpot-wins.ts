import type { z } from 'zod';
import type { jackpotWins as jackpotWinsCall } from '@marquee/contract/api/settings/jackpot_wins.ts';
import { periodStart, startOfDay } from '../kernel/calendar.ts';
import { sql } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import type { Site } from '../sites/site.ts';
import type { App } from './app.ts';

type JackpotWins = Omit<
  z.infer<typeof jackpotWinsCall.answer>,
  'statusCode' | 'statusMessage' | 'statusDetail' | 'pot'
>;

/** How long the figure is cached: a counter that is asked for by every home page is read once for all of them. */
const life_ms = 10_000;

const remembered = new WeakMap<App, Map<number, { until_ms: number; value: Promise<JackpotWins> }>>();

/** What players of a site have won on the games with a jackpot since the month began, and how many such games it has. */
export async function jackpotWins(app: App, site: Site): Promise<JackpotWins> {
  const bySite = remembered.get(app) ?? new Map();
  remembered.set(app, bySite);
  const now = app.clock.now();
  const known = bySite.get(site.siteId);
  if (known && known.until_ms > now.getTime()) return known.value;
  const value = readJackpotWins(app, site, startOfDay(periodStart('month', now)));
  bySite.set(site.siteId, { until_ms: now.getTime() + life_ms, value });
  value.catch(() => bySite.delete(site.siteId));
  return value;
}

async function readJackpotWins(app: App, site: Site, since: Date): Promise<JackpotWins> {
  const { rows } = await sql<{ amount: bigint; games: number }>`
    select
      (select coalesce(sum(round.payout), 0)::int8
        from rounds.played round join catalog.listed_game game using (provider_code, game_code)
        where round.site_id = ${site.siteId} and round.currency = ${site.currency} and round.payout > round.stake
          and round.updated_at >= ${since} and game.features @> array['jackpot']) as amount,
      (select count(*)::int
        from catalog.listed_game game join catalog.offer using (provider_code)
        where site_id = ${site.siteId} and game.status = 'active' and game.features @> array['jackpot']) as games`.execute(
    app.db,
  );
  const { amount, games } = rows[0] ?? { amount: 0n, games: 0 };
  return { currency: site.currency, amount: formatMoney(amount), since: since.toISOString(), games };
}
