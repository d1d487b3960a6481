import { reportsPlayers } from '@marquee/contract/operate/reports/players.ts';
import { showSpan, spanOf } from '../../console/report-span.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { readPlayers } from '../../reports/players.ts';

export const serveReportsPlayers = serveOperation(reportsPlayers, async ({ app, input, sites }) => {
  const span = await spanOf(app, sites, input);
  return { ...showSpan(span), value: await readPlayers(app.db, span, input.order, input.limit) };
});
