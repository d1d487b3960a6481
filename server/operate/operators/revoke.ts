import { operatorsRevoke } from '@marquee/contract/operate/operators/revoke.ts';
import { namedSite } from '../../console/site-filter.ts';
import { revokeRole } from '../../operators/operators.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveOperatorsRevoke = serveOperation(
  operatorsRevoke,
  async ({ input, rights, sites, change }) =>
    change(async (app, note) => {
      const siteId = (await namedSite(app.db, input.site_code, sites)) ?? null;
      const grant = { role: input.role, siteId };
      await revokeRole(app.db, input.operator_id, grant, rights);
      await note({
        siteId,
        subjectId: input.operator_id,
        before: { role: input.role, site_code: input.site_code },
        reason: input.reason,
      });
      return {};
    }),
);
