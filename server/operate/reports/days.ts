import { reportsDays } from '@marquee/contract/operate/reports/days.ts';
import { showSpan, spanOf } from '../../console/report-span.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { readDays } from '../../reports/days.ts';

export const serveReportsDays = serveOperation(reportsDays, async ({ app, input, sites }) => {
  const span = await spanOf(app, sites, input);
  return { ...showSpan(span), ...(await readDays(app.db, span)) };
});
