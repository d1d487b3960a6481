import type { App } from '../http/app.ts';
import { requireDays, withCurrency, type MoneySpan } from '../reports/span.ts';
import { namedSite, sitesOfQuery } from './site-filter.ts';

interface Asked {
  readonly day_from: string;
  readonly day_to: string;
  readonly site_code?: string | undefined;
  readonly currency?: string | undefined;
}

/**
 * The span that a report is asked for, within the sites of the operator. Throws `siteNotFound` for another site, and
 * `reportDays` for days in the wrong order or more than `most` of them.
 */
export async function spanOf(
  app: Pick<App, 'db'>,
  sites: 'all' | readonly number[],
  input: Asked,
  most?: number,
): Promise<MoneySpan> {
  const looked = sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites));
  requireDays({ from: input.day_from, to: input.day_to }, most);
  const span = { sites: looked, from: input.day_from, to: input.day_to };
  return withCurrency(app.db, span, input.currency);
}

/** What every report answers about its span. */
export function showSpan({ currency, currencies }: MoneySpan) {
  return { currency, currencies: [...currencies] };
}
