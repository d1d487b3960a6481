import { operatorsInvite } from '@marquee/contract/operate/operators/invite.ts';
import { namedSite } from '../../console/site-filter.ts';
import { inviteToEnrol } from '../../operators/invitations.ts';
import { invitationUrl } from '../../operators/invitation-url.ts';
import { createOperator } from '../../operators/operators.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveOperatorsInvite = serveOperation(
  operatorsInvite,
  async ({ input, rights, request, sites, change }) =>
    change(async (app, note) => {
      const grants = [];
      for (const { role, site_code } of input.grants) {
        grants.push({ role, siteId: (await namedSite(app.db, site_code, sites)) ?? null });
      }
      const invited = { email: input.email, name: input.name, grants };
      const operatorId = await createOperator(app, app.db, invited, rights);
      const { token, expiresAt } = await inviteToEnrol(app, app.db, operatorId);
      await note({
        subjectId: operatorId,
        after: { email: input.email, name: input.name, state: 'invited', grants: input.grants },
        reason: input.reason,
      });
      return {
        operator_id: operatorId,
        invitation_url: invitationUrl(request.origin, token),
        expires_at: expiresAt.toISOString(),
      };
    }),
);
