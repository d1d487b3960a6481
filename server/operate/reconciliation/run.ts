import { reconciliationRun } from '@marquee/contract/operate/reconciliation/run.ts';
import { compareWithList, keepFound } from '../../cashier/gateway-reconciliation/run.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requirePastDay } from '../../console/past-day.ts';
import { refuse } from '../../kernel/errors.ts';

export const serveReconciliationRun = serveOperation(
  reconciliationRun,
  async ({ app, input: { gateway: code, day }, operator, change }) => {
    const gateway = app.cashier.gateway(code);
    if (!gateway) throw refuse('gatewayUnlisted');
    requirePastDay(app, day);
    const found = await compareWithList(app, gateway, day).catch((error: unknown) => {
      app.log.warn({ err: error, gateway: code }, 'a gateway could not be reconciled');
      throw refuse('gatewaySilent');
    });
    return change(async (within, note) => {
      const runId = await keepFound(within, found, operator.email);
      const { theirs, ours, matched } = found;
      const differences = found.differences.length;
      await note({ subjectId: runId, after: { gateway: code, day, theirs, ours, matched, differences } });
      return { run_id: runId, differences };
    });
  },
);
