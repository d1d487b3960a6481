import type { cohortKinds } from '@marquee/contract/report-entities.ts';
import { sql, type Database } from '../kernel/database.ts';
import { ofSites } from './span.ts';

export interface Cohort {
  /** The first day of the month in which its players came. */
  readonly month: string;
  readonly players: number;
  /** How many of them played in that month, in the next one, and so on until the present one. */
  readonly active: readonly number[];
}

/** The players who came in each of the last months, by their first deposit or by registering, and how many of them still played. */
export async function readCohorts(
  db: Database,
  query: {
    sites: readonly number[] | undefined;
    kind: (typeof cohortKinds)[number];
    months: number;
    now: Date;
  },
): Promise<Cohort[]> {
  const { sites, kind, months, now } = query;
  const came =
    kind === 'first_deposit'
      ? sql`select t.site_id, t.player_id, date_trunc('month', t.day)::date as month from reports.first_deposit t
          where ${ofSites(sites)} and t.day >= (select min(month) from span)`
      : sql`select t.site_id, t.player_id, date_trunc('month', t.created_at at time zone site.time_zone)::date as month
          from players.account t join sites.profile site using (site_id)
          where ${ofSites(sites)} and t.created_at >= (select min(month) from span) - interval '1 day'`;
  const { rows } = await sql<Cohort>`
    with span as (
      select month::date from generate_series(date_trunc('month', ${now}::timestamptz at time zone 'UTC') - make_interval(months => ${months - 1}),
        date_trunc('month', ${now}::timestamptz at time zone 'UTC'), interval '1 month') as month
    ),
    came as materialized (${came}),
    size as (select month, count(*)::int as players from came group by month),
    played as (
      select came.month, t.month as played, count(*)::int as players
      from came join (select distinct site_id, month, player_id from reports.player_month) t
        on t.site_id = came.site_id and t.player_id = came.player_id
      group by 1, 2
    )
    select span.month::text as month, coalesce(size.players, 0) as players,
      (select array_agg(coalesce(played.players, 0) order by later.month)
       from span later left join played on played.month = span.month and played.played = later.month
       where later.month >= span.month) as active
    from span left join size on size.month = span.month
    order by span.month desc`.execute(db);
  return rows;
}
