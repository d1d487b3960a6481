import { reconciliationExplain } from '@marquee/contract/operate/reconciliation/explain.ts';
import { explainDifference, readDifference } from '../../cashier/gateway-reconciliation/read.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireRun, showDifference } from '../../console/show-reconciliation.ts';
import { refuse } from '../../kernel/errors.ts';

export const serveReconciliationExplain = serveOperation(
  reconciliationExplain,
  ({ input: { run_id: runId, subject, reason }, operator, change }) =>
    change(async (app, note) => {
      const { gateway, day } = await requireRun(app.db, runId);
      const found = await readDifference(app.db, runId, subject);
      if (!found) throw refuse('reconciliationNotFound');
      const isNew = await explainDifference(
        app.db,
        { gateway, subject, said: found.said },
        { explanation: reason, by: operator.email, at: app.clock.now() },
      );
      if (!isNew) throw refuse('differenceExplained');
      const { kind, theirs, ours, currency, our_state } = showDifference(found);
      await note({
        subjectId: runId,
        after: { gateway, day, payment: subject, kind, theirs, ours, currency, our_state, explained: true },
        reason,
      });
      return {};
    }),
);
