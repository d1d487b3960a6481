import { reconciliationUpload } from '@marquee/contract/operate/reconciliation/upload.ts';
import { compareWithStatement, keepFound } from '../../cashier/gateway-reconciliation/run.ts';
import { readStatementFile } from '../../cashier/gateway-reconciliation/statement-file.ts';
import { commanded } from '../../console/commanded.ts';
import { requirePastDay } from '../../console/past-day.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveReconciliationUpload = serveOperation(
  reconciliationUpload,
  async ({ app, input, operator, change }) => {
    const { gateway, day, file_name: name } = input;
    requirePastDay(app, day);
    const lines = await commanded(async () => readStatementFile(input.content, input.currency));
    const found = await compareWithStatement(app.db, { gateway, day, name, lines });
    return change(async (within, note) => {
      const runId = await keepFound(within, found, operator.email);
      const { theirs, ours, matched } = found;
      const differences = found.differences.length;
      await note({
        subjectId: runId,
        after: { gateway, day, statement: name, theirs, ours, matched, differences },
      });
      return { run_id: runId, differences };
    });
  },
);
