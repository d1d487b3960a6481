import { type Database, sql } from '../kernel/database.ts';

/** Withdrawals of this many days count, the newest of them up to this many, and fewer than the least say nothing. */
const window_days = 30;
const most = 200;
const least = 10;

/** How long withdrawals took from the request until they were paid, in seconds. */
export interface PayoutTime {
  readonly half_within_s: number;
  readonly most_within_s: number;
}

/**
 * How long the site's last withdrawals took: half of them, and nine of ten. Refused and returned ones do not count. Null
 * where there are too few to speak of. It reads 200 entries of an index at most.
 */
export async function payoutTime(db: Database, siteId: number, now: Date): Promise<PayoutTime | null> {
  const { rows } = await sql<{ half_s: number; most_s: number }>`
    select
      ceil(percentile_disc(0.5) within group (order by took_s))::int as half_s,
      ceil(percentile_disc(0.9) within group (order by took_s))::int as most_s
    from (
      select extract(epoch from settled_at - created_at) as took_s
      from cashier.withdrawal
      where site_id = ${siteId} and status = 'paid'
        and settled_at > ${now}::timestamptz - make_interval(days => ${window_days})
      order by settled_at desc
      limit ${most}
    ) as paid
    having count(*) >= ${least}`.execute(db);
  const [taken] = rows;
  return taken ? { half_within_s: taken.half_s, most_within_s: taken.most_s } : null;
}
