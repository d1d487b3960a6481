import { reportsSegments } from '@marquee/contract/operate/reports/segments.ts';
import { showSpan, spanOf } from '../../console/report-span.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { readSegments } from '../../reports/players.ts';

export const serveReportsSegments = serveOperation(reportsSegments, async ({ app, input, sites }) => {
  const span = await spanOf(app, sites, input);
  return { ...showSpan(span), value: await readSegments(app.db, span) };
});
