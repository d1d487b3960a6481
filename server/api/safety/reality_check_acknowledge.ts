import { safetyRealityCheckAcknowledge } from '@marquee/contract/api/safety/reality_check_acknowledge.ts';
import { serve } from '../../http/serve.ts';
import { acknowledgeRealityCheck, readRealityCheck } from '../../safety/reality-check.ts';

export const serveSafetyRealityCheckAcknowledge = serve(
  safetyRealityCheckAcknowledge,
  async ({ app, input, session }) => {
    await acknowledgeRealityCheck(app, session, input.decision);
    return readRealityCheck(app, session);
  },
);
