import { reportsGames } from '@marquee/contract/operate/reports/games.ts';
import { showSpan, spanOf } from '../../console/report-span.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { readGames } from '../../reports/games.ts';

export const serveReportsGames = serveOperation(reportsGames, async ({ app, input, sites }) => {
  const span = await spanOf(app, sites, input);
  return { ...showSpan(span), ...(await readGames(app.db, span, input.by, input)) };
});
