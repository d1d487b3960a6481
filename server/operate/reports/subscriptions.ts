import { sentOutcomes } from '@marquee/contract/report-entities.ts';
import { reportsSubscriptions } from '@marquee/contract/operate/reports/subscriptions.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { listSubscriptions } from '../../reports/subscriptions.ts';

export const serveReportsSubscriptions = serveOperation(reportsSubscriptions, async ({ app, operator }) => {
  const rows = await listSubscriptions(app.db, operator.operatorId, app.clock.now());
  return {
    value: rows.map((row) => ({
      subscription_id: row.subscriptionId,
      name: row.name,
      report: row.input.report,
      format: row.input.format,
      site_code: row.input.site_code ?? null,
      currency: row.input.currency ?? null,
      cadence: row.cadence,
      hour: row.hour,
      time_zone: row.timeZone,
      active: row.state === 'active',
      next_at: row.next_at.toISOString(),
      last_at: row.last_at?.toISOString() ?? null,
      last_outcome: sentOutcomes.find((outcome) => outcome === row.last_outcome) ?? null,
      file:
        row.file_id !== null && row.file_name !== null && row.prepared_at !== null
          ? {
              path: `/operate/report_file/${row.file_id}`,
              name: row.file_name,
              prepared_at: row.prepared_at.toISOString(),
            }
          : null,
    })),
  };
});
