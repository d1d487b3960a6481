import { operatorsGrant } from '@marquee/contract/operate/operators/grant.ts';
import { namedSite } from '../../console/site-filter.ts';
import { grantRole } from '../../operators/operators.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveOperatorsGrant = serveOperation(operatorsGrant, async ({ input, rights, sites, change }) =>
  change(async (app, note) => {
    const siteId = (await namedSite(app.db, input.site_code, sites)) ?? null;
    const grant = { role: input.role, siteId };
    await grantRole(app, app.db, input.operator_id, grant, rights);
    await note({
      siteId,
      subjectId: input.operator_id,
      after: { role: input.role, site_code: input.site_code },
      reason: input.reason,
    });
    return {};
  }),
);
