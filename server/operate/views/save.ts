import { viewsSave } from '@marquee/contract/operate/views/save.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { saveView } from '../../operators/saved-views.ts';

export const serveViewsSave = serveOperation(
  viewsSave,
  async ({ input: { table_name, ...view }, operator, change }) =>
    change(async (app, note) => {
      const before = await saveView(app, app.db, operator.operatorId, table_name, view);
      await note({ subjectId: `${table_name} ${view.name}`, before, after: view });
      return {};
    }),
);
