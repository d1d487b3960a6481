import { reconciliationGet } from '@marquee/contract/operate/reconciliation/get.ts';
import { readDifferences } from '../../cashier/gateway-reconciliation/read.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireRun, showDifference, showRun } from '../../console/show-reconciliation.ts';

export const serveReconciliationGet = serveOperation(reconciliationGet, async ({ app, input }) => {
  const run = await requireRun(app.db, input.run_id);
  const differences = await readDifferences(app.db, input.run_id);
  return { run: showRun(run), value: differences.map(showDifference) };
});
