import { sessionStepUp } from '@marquee/contract/operate/session/step_up.ts';
import { stepUp } from '../../operators/session.ts';
import { proveSecondFactor } from '../../operators/sign-in.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionStepUp = serveOperation(
  sessionStepUp,
  async ({ app, input, operator, request, change }) => {
    await proveSecondFactor(app, operator, input.totp, request.ip);
    const until = await change(async (within, note) => {
      const reached = await stepUp(within, within.db, operator.sessionId);
      await note({ subjectId: operator.sessionId, after: { stepped_up_until: reached.toISOString() } });
      return reached;
    });
    return { stepped_up_until: until.toISOString() };
  },
);
