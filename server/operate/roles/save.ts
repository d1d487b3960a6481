import { rolesSave } from '@marquee/contract/operate/roles/save.ts';
import { saveRole } from '../../operators/roles.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveRolesSave = serveOperation(rolesSave, async ({ input, rights, change }) =>
  change(async (app, note) => {
    const before = await saveRole(app, app.db, input, rights);
    await note({
      subjectId: input.role,
      before: before ? { name: before.name, permissions: before.permissions } : {},
      after: { name: input.name, permissions: input.permissions },
      reason: input.reason,
    });
    return {};
  }),
);
