import { viewsRemove } from '@marquee/contract/operate/views/remove.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { removeView } from '../../operators/saved-views.ts';

export const serveViewsRemove = serveOperation(viewsRemove, async ({ input, operator, change }) =>
  change(async (app, note) => {
    const before = await removeView(app.db, operator.operatorId, input.table_name, input.name);
    await note({ subjectId: `${input.table_name} ${input.name}`, before });
    return {};
  }),
);
