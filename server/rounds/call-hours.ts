import { sql } from '../kernel/database.ts';
import type { App } from './app.ts';
import { quantile_ms, type CallDirection } from './call-tally.ts';

const hour_ms = 3_600_000;

export interface CallHour {
  readonly hour: Date;
  readonly calls: number;
  readonly failures: number;
  readonly half_ms: number | null;
  readonly most_ms: number | null;
}

/** How the calls of a provider went in the last hours, also in those without a call; the hour that goes on is the last. */
export async function readCallHours(
  app: Pick<App, 'db' | 'clock'>,
  of: { readonly providerCode: string; readonly direction: CallDirection; readonly hours: number },
): Promise<CallHour[]> {
  const last_ms = Math.floor(app.clock.now().getTime() / hour_ms) * hour_ms;
  const first = new Date(last_ms - (of.hours - 1) * hour_ms);
  const { rows } = await sql<{ hour: Date; calls: number; failures: number; buckets: number[] }>`
    select hour, sum(calls)::int as calls, sum(failures)::int as failures, array_agg(sum order by place) as buckets
    from (
      select date_trunc('hour', minute) as hour, place,
        sum(bucket)::int as sum, sum(calls) filter (where place = 1) as calls, sum(failures) filter (where place = 1) as failures
      from rounds.provider_minute, unnest(buckets) with ordinality as each (bucket, place)
      where provider_code = ${of.providerCode} and direction = ${of.direction} and minute >= ${first}
      group by 1, 2
    ) sums group by hour`.execute(app.db);
  const found = new Map(rows.map((row) => [row.hour.getTime(), row]));
  return Array.from({ length: of.hours }, (_, place) => {
    const hour = new Date(first.getTime() + place * hour_ms);
    const row = found.get(hour.getTime());
    return {
      hour,
      calls: row?.calls ?? 0,
      failures: row?.failures ?? 0,
      half_ms: row ? quantile_ms(row.buckets, 0.5) : null,
      most_ms: row ? quantile_ms(row.buckets, 0.95) : null,
    };
  });
}
