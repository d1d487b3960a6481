import { sql, type Database } from '../kernel/database.ts';
import { daysLater, dayOf } from '../kernel/calendar.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Logger } from '../kernel/log.ts';
import { isReadUntil } from '../ledger/read-operations.ts';

/** What one run of the reconciliation found. */
export interface Reconciled {
  readonly fromDay: string;
  readonly toDay: string;
  readonly differences: number;
}

/** A day counts as finished so long after its end, when nothing that was posted in it is yet to be counted. */
const finished_ms = 15 * 60_000;
const beginning = '2000-01-01';

/**
 * Hold the figures of finished days against the journal, each to the last unit. Differences are stored; those of earlier
 * runs that are gone are marked as resolved. `days` is how many days back it looks; without it, all of them. Undefined
 * while operations of these days are still to be counted.
 */
export async function reconcileReports(
  app: { readonly db: Database; readonly clock: Clock; readonly log: Logger },
  days?: number,
): Promise<Reconciled | undefined> {
  const now = app.clock.now();
  const finished = new Date(now.getTime() - finished_ms);
  if (!(await isReadUntil(app.db, 'reports', finished))) return undefined;
  const fromDay = days === undefined ? beginning : dayOf(daysLater(finished, -days));
  const toDay = dayOf(daysLater(finished, -1));
  // One snapshot for both sides, so that nothing is counted between reading the one and the other.
  return app.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const differences = await storeDifferences(trx, { now, finished, fromDay });
      await sql`
        insert into reports.reconciliation (ran_at, from_day, to_day, differences)
        values (${now}, ${fromDay}::date, ${toDay}::date, ${differences})`.execute(trx);
      if (differences > 0) {
        app.log.fatal({ fromDay, toDay, differences }, 'reports differ from the ledger');
      }
      return { fromDay, toDay, differences };
    });
}

/**
 * The figures by the accounts that postings debit and credit: turnover is what went to the house's account of gaming,
 * whatever the operation was called.
 */
const ofJournal = sql`
  coalesce(sum(p.amount) filter (where p.kind = 2 and p.credit = 100), 0)
    - coalesce(sum(p.amount) filter (where p.kind = 4 and p.debit = 100), 0) as turnover,
  coalesce(sum(p.amount) filter (where p.kind = 3 and p.debit = 100), 0)
    - coalesce(sum(p.amount) filter (where p.kind = 4 and p.credit = 100), 0) as wins,
  coalesce(sum(case p.kind when 32 then p.amount when 35 then -p.amount end), 0) as jackpot_contributions,
  coalesce(sum(case p.kind when 33 then p.amount when 36 then -p.amount end), 0) as jackpot_payouts,
  coalesce(sum(p.amount) filter (where p.debit = 131), 0) as jackpot_seeds,
  coalesce(sum(p.amount) filter (where p.debit = 110 and p.credit = 2), 0) as bonus_granted,
  coalesce(sum(p.amount) filter (where p.debit = 2 and p.credit = 110), 0) as bonus_forfeited,
  coalesce(sum(p.amount) filter (where p.debit = 2 and p.credit = 1), 0) as bonus_converted,
  coalesce(sum(p.amount) filter (where p.debit = 110 and p.credit = 1), 0) as cash_rewards,
  coalesce(sum(case when p.debit = 150 then p.amount when p.credit = 150 then -p.amount end), 0) as adjustments,
  coalesce(sum(p.amount) filter (where p.kind = 1), 0) as deposits,
  coalesce(sum(p.amount) filter (where p.credit = 140), 0) as deposit_fees,
  coalesce(sum(case p.kind when 6 then p.amount when 31 then -p.amount end), 0) as withdrawals,
  coalesce(sum(case when p.credit = 1 then p.amount when p.debit = 1 then -p.amount end), 0) as real_change,
  coalesce(sum(case when p.credit = 2 then p.amount when p.debit = 2 then -p.amount end), 0) as bonus_change,
  coalesce(sum(case when p.credit = 4 then p.amount when p.debit = 4 then -p.amount end), 0) as locked_change`;

const play = ['turnover', 'wins', 'jackpot_contributions', 'jackpot_payouts', 'jackpot_seeds'];
/** The figures of each rollup that are held against the journal. */
export const comparedFigures = {
  site_hour: [
    ...play,
    'bonus_granted',
    'bonus_forfeited',
    'bonus_converted',
    'cash_rewards',
    'adjustments',
    'deposits',
    'deposit_fees',
    'withdrawals',
    'real_change',
    'bonus_change',
    'locked_change',
  ],
  game_day: play,
  player_day: [...play, 'bonus_cost', 'deposits', 'withdrawals'],
} as const;

async function storeDifferences(
  trx: Database,
  { now, finished, fromDay }: { now: Date; finished: Date; fromDay: string },
): Promise<number> {
  const zone = sql`coalesce(site.time_zone, 'UTC')`;
  const pairs = sql.join(
    Object.entries(comparedFigures).map(([rollup, figures]) => {
      const values = (alias: string) =>
        sql.join(
          figures.map((figure) => sql`(${sql.lit(figure)}, ${sql.ref(`${alias}.${figure}`)}::numeric)`),
        );
      const sums = sql.join(figures.map((figure) => sql`sum(${sql.ref(figure)}) as ${sql.ref(figure)}`));
      return sql`
        select site_id, day, currency, ${sql.lit(rollup)} as rollup, figure,
          coalesce(sum(amount) filter (where side = 'counted'), 0) as counted,
          coalesce(sum(amount) filter (where side = 'ledger'), 0) as ledger
        from (
          select r.site_id, r.day, r.currency, 'counted' as side, f.figure, f.amount
          from (
            select site_id, day, currency, ${sums} from ${sql.table(`reports.${rollup}`)}
            where day >= ${fromDay}::date group by 1, 2, 3
          ) r cross join lateral (values ${values('r')}) f (figure, amount)
          union all
          select j.site_id, j.day, j.currency, 'ledger', f.figure, f.amount
          from journal j cross join lateral (values ${values('j')}) f (figure, amount)
        ) both_sides
        group by 1, 2, 3, 5`;
    }),
    sql` union all `,
  );
  const { rows } = await sql<{ found: number }>`
    with journal as materialized (
      select sums.*, bonus_granted - bonus_forfeited + cash_rewards as bonus_cost
      from (
        select p.site_id, (p.posted_at at time zone ${zone})::date as day, p.currency, ${ofJournal}
        from ledger.journal p
        left join sites.profile site on site.site_id = p.site_id
        where p.posted_at >= ${fromDay}::date - interval '1 day' and (p.posted_at at time zone ${zone})::date >= ${fromDay}::date
        group by 1, 2, 3
      ) sums
    ),
    checked as materialized (
      select pair.* from (${pairs}) pair
      left join sites.profile site on site.site_id = pair.site_id
      where pair.day < (${finished}::timestamptz at time zone ${zone})::date
    ),
    resolved as (
      update reports.difference d set resolved_at = ${now}
      from checked c
      where d.resolved_at is null and c.counted = c.ledger and (d.site_id, d.day, d.currency, d.rollup, d.figure)
        = (c.site_id, c.day, c.currency, c.rollup, c.figure)
    ),
    stored as (
      insert into reports.difference as d (site_id, day, currency, rollup, figure, counted, ledger, found_at)
      select site_id, day, currency, rollup, figure, counted, ledger, ${now} from checked where counted <> ledger
      on conflict (site_id, day, currency, rollup, figure) do update set counted = excluded.counted, ledger = excluded.ledger,
        found_at = case when d.resolved_at is null then d.found_at else excluded.found_at end, resolved_at = null
      returning 1
    )
    select count(*)::int as found from stored`.execute(trx);
  return rows[0]?.found ?? 0;
}
