import { operatorsResetSecondFactor } from '@marquee/contract/operate/operators/reset_second_factor.ts';
import { invitationUrl } from '../../operators/invitation-url.ts';
import { resetSecondFactor } from '../../operators/operators.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveOperatorsResetSecondFactor = serveOperation(
  operatorsResetSecondFactor,
  async ({ input, rights, request, change }) =>
    change(async (app, note) => {
      const { token, expiresAt } = await resetSecondFactor(app, app.db, input.operator_id, rights);
      await note({ subjectId: input.operator_id, after: { state: 'invited' }, reason: input.reason });
      return { invitation_url: invitationUrl(request.origin, token), expires_at: expiresAt.toISOString() };
    }),
);
