import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';

/** Which days of which sites a report is about; `sites` is undefined for all. */
export interface Span {
  readonly sites: readonly number[] | undefined;
  readonly from: string;
  /** The last day, included. */
  readonly to: string;
}

/** A span in one currency; null if nothing was counted of these sites yet. */
export interface MoneySpan extends Span {
  readonly currency: string | null;
  readonly currencies: readonly string[];
}

const longest_days = 800;

/** Throws `reportDays` for days in the wrong order, before or long after there is anything, or more of them than a report holds. */
export function requireDays({ from, to }: Pick<Span, 'from' | 'to'>, most = longest_days): void {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const isKnown = from >= '2000-01-01' && to < '2200-01-01';
  if (days < 1 || days > most || !isKnown) throw refuse('reportDays');
}

/** A condition on the sites of a table that has the alias `t`. */
export function ofSites(sites: readonly number[] | undefined) {
  return sites === undefined ? sql`true` : sql`t.site_id = any(${sites}::int[])`;
}

/** The span with its currency: the one that is asked for, or else the one with the most turnover in the last days. */
export async function withCurrency(db: Database, span: Span, asked: string | undefined): Promise<MoneySpan> {
  const currencies = await currenciesOf(db, span.sites);
  return { ...span, currencies, currency: asked ?? currencies[0] ?? null };
}

/** The currencies of the sites, first those with the most turnover; also those in which nothing happened yet. */
async function currenciesOf(db: Database, sites: readonly number[] | undefined): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select currency from (
      select currency, sum(turnover) as turnover, sum(deposit_count) as deposits from reports.site_hour t
      where ${ofSites(sites)} group by currency
      union all
      select currency, 0, 0 from sites.profile t where ${ofSites(sites)}
    ) one
    group by currency order by sum(turnover) desc, sum(deposits) desc, count(*) desc, currency`.execute(db);
  return rows.map(({ currency }) => currency);
}
