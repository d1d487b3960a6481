import { safetyRealityCheckSet } from '@marquee/contract/api/safety/reality_check_set.ts';
import { serve } from '../../http/serve.ts';
import { readRealityCheck, setRealityCheck } from '../../safety/reality-check.ts';

export const serveSafetyRealityCheckSet = serve(safetyRealityCheckSet, async ({ app, input, session }) => {
  await setRealityCheck(app, session, input.interval_minutes);
  return readRealityCheck(app, session);
});
