import { rolesList } from '@marquee/contract/operate/roles/list.ts';
import { permissions } from '@marquee/contract/operator-permissions.ts';
import { listRoles } from '../../operators/roles.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveRolesList = serveOperation(rolesList, async ({ app }) => ({
  value: await listRoles(app.db),
  permissions: [...permissions],
}));
