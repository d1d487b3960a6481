import { reconciliationList } from '@marquee/contract/operate/reconciliation/list.ts';
import { listRuns } from '../../cashier/gateway-reconciliation/read.ts';
import { nextPage, pageNumberOf } from '../../console/cursor.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { showRun } from '../../console/show-reconciliation.ts';

export const serveReconciliationList = serveOperation(reconciliationList, async ({ app, input }) => {
  const page = pageNumberOf(input.cursor);
  const { limit } = input;
  const found = await listRuns(app.db, { gateway: input.gateway, openOnly: input.open_only, page, limit });
  return {
    next_cursor: nextPage(page, limit, found.total),
    total: found.total,
    gateways: app.cashier.gateways(),
    value: found.rows.map(showRun),
  };
});
