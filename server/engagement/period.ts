import { sql, type Database } from '../kernel/database.ts';

/** A period of a site's time, from `start` up to but not including `end`. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

export interface SitePeriods {
  readonly daily: { readonly now: Period; readonly before: Period };
  readonly weekly: { readonly now: Period; readonly before: Period };
}

/**
 * The day and the week (from Monday) that contain a time in a time zone, and the ones before them. Days have 23 to 25
 * hours because of daylight saving time; weeks have seven days.
 */
export async function sitePeriods(db: Database, timeZone: string, time: Date): Promise<SitePeriods> {
  const { rows } = await sql<
    Record<'day' | 'day_end' | 'day_before' | 'week' | 'week_end' | 'week_before', Date>
  >`
    select d at time zone z as day, (d + interval '1 day') at time zone z as day_end,
      (d - interval '1 day') at time zone z as day_before,
      w at time zone z as week, (w + interval '7 days') at time zone z as week_end,
      (w - interval '7 days') at time zone z as week_before
    from (select ${timeZone}::text as z, date_trunc('day', ${time}::timestamptz at time zone ${timeZone}) as d,
      date_trunc('week', ${time}::timestamptz at time zone ${timeZone}) as w) local`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no period');
  return {
    daily: {
      now: { start: row.day, end: row.day_end },
      before: { start: row.day_before, end: row.day },
    },
    weekly: {
      now: { start: row.week, end: row.week_end },
      before: { start: row.week_before, end: row.week },
    },
  };
}
