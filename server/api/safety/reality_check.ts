import { safetyRealityCheck } from '@marquee/contract/api/safety/reality_check.ts';
import { serve } from '../../http/serve.ts';
import { readRealityCheck } from '../../safety/reality-check.ts';

export const serveSafetyRealityCheck = serve(safetyRealityCheck, ({ app, session }) =>
  readRealityCheck(app, session),
);
