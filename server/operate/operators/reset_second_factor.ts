import { operatorsResetSecondFactor } from '@marquee/contract/operate/operators/reset_second_factor.ts';
import { tellOfReset } from '../../console/reset-notice.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { invitationUrl } from '../../operators/invitation-url.ts';
import { resetSecondFactor } from '../../operators/operators.ts';

export const serveOperatorsResetSecondFactor = serveOperation(
  operatorsResetSecondFactor,
  async ({ app, input, operator, rights, request, change }) => {
    const reset = await change(async (within, note) => {
      const made = await resetSecondFactor(within, within.db, input.operator_id, rights);
      await note({
        subjectId: input.operator_id,
        after: { state: 'invited', passkeys_removed: made.passkeys },
        reason: input.reason,
      });
      return made;
    });
    tellOfReset(app, reset, { name: operator.email, ip: request.ip });
    return {
      invitation_url: invitationUrl(request.origin, reset.token),
      expires_at: reset.expiresAt.toISOString(),
    };
  },
);
