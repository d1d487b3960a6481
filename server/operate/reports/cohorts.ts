import { reportsCohorts } from '@marquee/contract/operate/reports/cohorts.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { readCohorts } from '../../reports/cohorts.ts';

export const serveReportsCohorts = serveOperation(reportsCohorts, async ({ app, input, sites }) => {
  const looked = sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites));
  const rows = await readCohorts(app.db, {
    sites: looked,
    kind: input.kind,
    months: input.months,
    now: app.clock.now(),
  });
  return { value: rows.map((row) => ({ ...row, active: [...row.active] })) };
});
