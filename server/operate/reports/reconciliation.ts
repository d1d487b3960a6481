import { reportsReconciliation } from '@marquee/contract/operate/reports/reconciliation.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { readReconciliation, readState } from '../../reports/state.ts';

export const serveReportsReconciliation = serveOperation(
  reportsReconciliation,
  async ({ app, input, sites }) => {
    const looked = sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites));
    const [{ state, countedUntil }, found] = await Promise.all([
      readState(app),
      readReconciliation(app.db, looked),
    ]);
    return { state, counted_until: countedUntil?.toISOString() ?? null, ...found };
  },
);
