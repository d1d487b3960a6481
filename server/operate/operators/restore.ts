import { operatorsRestore } from '@marquee/contract/operate/operators/restore.ts';
import { restoreOperator } from '../../operators/operators.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveOperatorsRestore = serveOperation(operatorsRestore, async ({ input, rights, change }) =>
  change(async (app, note) => {
    const state = await restoreOperator(app.db, input.operator_id, rights);
    await note({
      subjectId: input.operator_id,
      before: { state: 'suspended' },
      after: { state },
      reason: input.reason,
    });
    return {};
  }),
);
