import { viewsList } from '@marquee/contract/operate/views/list.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { listViews } from '../../operators/saved-views.ts';

export const serveViewsList = serveOperation(viewsList, async ({ app, input, operator }) => ({
  value: await listViews(app.db, operator.operatorId, input.table_name),
}));
