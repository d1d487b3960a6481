import type { Clock } from '../kernel/clock.ts';
import { sql, type Database } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import { ofSites } from './span.ts';

/** So long after the last time that everything was counted, reports are behind. */
const behind_ms = 5 * 60_000;

export interface ReportsState {
  readonly state: 'current' | 'behind' | 'rebuilding';
  readonly countedUntil: Date | null;
}

/** How far everything is counted. */
export async function readState(app: {
  readonly db: Database;
  readonly clock: Clock;
}): Promise<ReportsState> {
  const { rows } = await sql<{ caughtUpAt: Date | null; rebuildingSince: Date | null }>`
    select caught_up_at as "caughtUpAt", rebuilding_since as "rebuildingSince" from reports.progress`.execute(
    app.db,
  );
  const [found] = rows;
  const countedUntil = found?.caughtUpAt ?? null;
  if (found?.rebuildingSince) return { state: 'rebuilding', countedUntil };
  const age_ms = countedUntil ? app.clock.now().getTime() - countedUntil.getTime() : Infinity;
  return { state: age_ms > behind_ms ? 'behind' : 'current', countedUntil };
}

/** How many figures of these sites are not what the ledger says. */
export async function countDifferences(db: Database, sites: readonly number[] | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reports.difference t where t.resolved_at is null and ${ofSites(sites)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The last run that held the figures against the journal, and what of these sites differs. */
export async function readReconciliation(db: Database, sites: readonly number[] | undefined) {
  const [runs, differences, count] = await Promise.all([
    sql<{ at: Date; to: string }>`
      select ran_at as at, to_day::text as "to" from reports.reconciliation order by reconciliation_id desc limit 1`.execute(
      db,
    ),
    sql<{
      siteCode: string;
      day: string;
      currency: string;
      rollup: string;
      figure: string;
      counted: bigint;
      ledger: bigint;
      foundAt: Date;
    }>`
      select site.site_code as "siteCode", t.day::text as day, t.currency, t.rollup, t.figure, t.counted::int8 as counted,
        t.ledger::int8 as ledger, t.found_at as "foundAt"
      from reports.difference t join sites.profile site on site.site_id = t.site_id
      where t.resolved_at is null and ${ofSites(sites)}
      order by t.day desc, site.site_code, t.currency, t.rollup, t.figure limit 100`.execute(db),
    countDifferences(db, sites),
  ]);
  return {
    reconciled_at: runs.rows[0]?.at.toISOString() ?? null,
    reconciled_to: runs.rows[0]?.to ?? null,
    differences: count,
    value: differences.rows.map((row) => ({
      site_code: row.siteCode,
      day: row.day,
      currency: row.currency,
      rollup: row.rollup,
      figure: row.figure,
      counted: formatMoney(row.counted),
      ledger: formatMoney(row.ledger),
      found_at: row.foundAt.toISOString(),
    })),
  };
}
