import { reportsExport } from '@marquee/contract/operate/reports/export.ts';
import { spanOf } from '../../console/report-span.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { namedSite } from '../../console/site-filter.ts';
import { mostEntryDays } from '../../reports/entries.ts';
import { keepExport } from '../../reports/exports.ts';

export const serveReportsExport = serveOperation(
  reportsExport,
  async ({ app, input, sites, operator, change }) => {
    const most = input.report === 'entries' ? mostEntryDays(input.player_id) : undefined;
    const { currency } = await spanOf(app, sites, input, most);
    const siteId = await namedSite(app.db, input.site_code, sites);
    // The currency is settled now, so that the file has the one that was on the screen.
    const settled = { ...input, currency: currency ?? undefined };
    const exportId = await change(async ({ db, clock }, note) => {
      const kept = await keepExport(db, {
        operatorId: operator.operatorId,
        input: settled,
        now: clock.now(),
      });
      await note({ siteId: siteId ?? null, subjectId: input.report, after: settled });
      return kept;
    });
    return { path: `/operate/export/${exportId}` };
  },
);
