import type { z } from 'zod';
import type { topTenSchema } from '@marquee/contract/entities.ts';
import { sql } from '../kernel/database.ts';
import type { App } from './app.ts';
import { formatMoney } from '../kernel/money.ts';
import type { Site } from '../sites/site.ts';
import { maskAccount, readWins } from './wins.ts';

export type TopTen = z.infer<typeof topTenSchema>;

/** How long a site's figures are cached. */
const life_ms = 10_000;
/** Winners and withdrawals of the last 24 hours are shown, largest first. */
const window_ms = 24 * 3_600_000;

const remembered = new WeakMap<App, Map<number, { until_ms: number; value: Promise<TopTen> }>>();

/**
 * The ten largest wins and withdrawals of the last 24 hours, the withdrawals of the last hour, and the numbers of
 * players. Cached for ten seconds.
 */
export async function topTen(app: App, site: Site): Promise<TopTen> {
  const bySite = remembered.get(app) ?? new Map();
  remembered.set(app, bySite);
  const now_ms = app.clock.now().getTime();
  const known = bySite.get(site.siteId);
  if (known && known.until_ms > now_ms) return known.value;
  const value = readTopTen(app, site, new Date(now_ms - window_ms), new Date(now_ms - 3_600_000));
  bySite.set(site.siteId, { until_ms: now_ms + life_ms, value });
  value.catch(() => bySite.delete(site.siteId));
  return value;
}

async function readTopTen(app: App, site: Site, since: Date, sinceHour: Date): Promise<TopTen> {
  const [winners, withdrawals, counts] = await Promise.all([
    readWins(app, site.siteId, { since, order: 'largest', limit: 10 }),
    sql<{ account_id: string; amount: bigint; currency: string; settled_at: Date }>`
      select player.account_id, withdrawal.amount, withdrawal.currency, withdrawal.settled_at
      from cashier.paid_out withdrawal join players.account player using (site_id, player_id)
      where withdrawal.site_id = ${site.siteId} and withdrawal.settled_at > ${since}
      order by withdrawal.amount desc limit 10`.execute(app.db),
    sql<{ registered: number; active: number; deposited: number; withdrawn: bigint }>`
      select
        (select count(*)::int from players.account where site_id = ${site.siteId} and status <> 'unverified') as registered,
        (select count(distinct player_id)::int from players.presence
          where site_id = ${site.siteId} and last_seen_at > ${since}) as active,
        (select count(distinct player_id)::int from cashier.paid_in
          where site_id = ${site.siteId}) as deposited,
        (select coalesce(sum(amount), 0)::int8 from cashier.paid_out
          where site_id = ${site.siteId} and settled_at > ${sinceHour}) as withdrawn`.execute(app.db),
  ]);
  const figures = counts.rows[0] ?? { registered: 0, active: 0, deposited: 0, withdrawn: 0n };
  return {
    withrawal: withdrawals.rows.map((row) => ({
      account: maskAccount(row.account_id),
      amount: formatMoney(row.amount),
      currency: row.currency,
      at: row.settled_at.toISOString(),
    })),
    winner: winners.map(({ win }) => win),
    hour_withdrawal: formatMoney(figures.withdrawn),
    registered_player: figures.registered,
    active_player: figures.active,
    deposited_player: figures.deposited,
  };
}
