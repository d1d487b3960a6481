import { stepUp } from '@marquee/contract/api/auth/step_up.ts';
import { serve } from '../../http/serve.ts';
import { proveOnceMore, stepUpLife_s } from '../../players/step-up.ts';

export const serveStepUp = serve(stepUp, async ({ app, session, input, request }) => ({
  step_up_proof: await proveOnceMore(app, session, input, request),
  expires_after_s: stepUpLife_s,
}));
