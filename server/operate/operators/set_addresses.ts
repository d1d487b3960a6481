import { operatorsSetAddresses } from '@marquee/contract/operate/operators/set_addresses.ts';
import { setAddresses } from '../../operators/addresses.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveOperatorsSetAddresses = serveOperation(
  operatorsSetAddresses,
  ({ input, operator, rights, request, change }) =>
    change(async (app, note) => {
      const by = { operatorId: operator.operatorId, ip: request.ip, rights };
      const { before, after } = await setAddresses(app.db, input.operator_id, input.addresses, by);
      await note({
        subjectId: input.operator_id,
        before: { addresses: before },
        after: { addresses: after },
        reason: input.reason,
      });
      return { addresses: after };
    }),
);
