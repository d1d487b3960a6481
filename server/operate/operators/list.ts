import { operatorsList } from '@marquee/contract/operate/operators/list.ts';
import { listOperators } from '../../operators/operators.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveOperatorsList = serveOperation(operatorsList, async ({ app }) => ({
  value: await listOperators(app.db),
}));
