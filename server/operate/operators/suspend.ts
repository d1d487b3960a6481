import { operatorsSuspend } from '@marquee/contract/operate/operators/suspend.ts';
import { suspendOperator } from '../../operators/operators.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveOperatorsSuspend = serveOperation(operatorsSuspend, async ({ input, rights, change }) =>
  change(async (app, note) => {
    const before = await suspendOperator(app, app.db, input.operator_id, rights);
    await note({
      subjectId: input.operator_id,
      before: { state: before },
      after: { state: 'suspended' },
      reason: input.reason,
    });
    return {};
  }),
);
