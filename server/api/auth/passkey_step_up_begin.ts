import { passkeyStepUpBegin } from '@marquee/contract/api/auth/passkey_step_up_begin.ts';
import { serve } from '../../http/serve.ts';
import { beginPasskeyStepUp } from '../../players/passkey-proof.ts';

export const servePasskeyStepUpBegin = serve(passkeyStepUpBegin, ({ app, session, request }) =>
  beginPasskeyStepUp(app, session, request),
);
