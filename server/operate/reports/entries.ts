import { reportsEntries } from '@marquee/contract/operate/reports/entries.ts';
import { showSpan, spanOf } from '../../console/report-span.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { mostEntryDays, readEntries } from '../../reports/entries.ts';

export const serveReportsEntries = serveOperation(reportsEntries, async ({ app, input, sites }) => {
  const span = await spanOf(app, sites, input, mostEntryDays(input.player_id));
  const playerId = input.player_id === undefined ? undefined : BigInt(input.player_id);
  return { ...showSpan(span), ...(await readEntries(app.db, span, { ...input, playerId })) };
});
