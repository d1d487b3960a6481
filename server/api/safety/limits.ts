import { safetyLimits } from '@marquee/contract/api/safety/limits.ts';
import { serve } from '../../http/serve.ts';
import { readLimits } from '../../safety/read-limits.ts';

export const serveSafetyLimits = serve(safetyLimits, async ({ app, session }) => ({
  currency: session.currency,
  limits: await readLimits(app, session),
}));
