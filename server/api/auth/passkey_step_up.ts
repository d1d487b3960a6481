import { passkeyStepUp } from '@marquee/contract/api/auth/passkey_step_up.ts';
import { serve } from '../../http/serve.ts';
import { proveByPasskey } from '../../players/passkey-proof.ts';
import { stepUpLife_s } from '../../players/step-up.ts';

export const servePasskeyStepUp = serve(passkeyStepUp, async ({ app, session, input, request }) => {
  const given = { token: input.challenge_token, credential: input.credential };
  return {
    step_up_proof: await proveByPasskey(app, session, given, request),
    expires_after_s: stepUpLife_s,
  };
});
