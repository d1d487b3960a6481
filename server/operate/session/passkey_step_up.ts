import { sessionPasskeyStepUp } from '@marquee/contract/operate/session/passkey_step_up.ts';
import { provePasskeyStepUp } from '../../operators/passkey-proof.ts';
import { stepUp } from '../../operators/session.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionPasskeyStepUp = serveOperation(
  sessionPasskeyStepUp,
  async ({ app, input, operator, request, change }) => {
    const given = { token: input.challenge_token, credential: input.credential };
    const passkeyId = await provePasskeyStepUp(app, operator, given, request);
    const until = await change(async (within, note) => {
      const reached = await stepUp(within, within.db, operator.sessionId);
      await note({
        subjectId: operator.sessionId,
        after: { stepped_up_until: reached.toISOString(), passkey_id: passkeyId },
      });
      return reached;
    });
    return { stepped_up_until: until.toISOString() };
  },
);
