import { sessionPasskeyStepUpBegin } from '@marquee/contract/operate/session/passkey_step_up_begin.ts';
import { beginPasskeyStepUp } from '../../operators/passkey-proof.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionPasskeyStepUpBegin = serveOperation(
  sessionPasskeyStepUpBegin,
  async ({ app, operator, request }) => beginPasskeyStepUp(app, operator, request),
);
