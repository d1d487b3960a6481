import { safetyLimitCancel } from '@marquee/contract/api/safety/limit_cancel.ts';
import { serve } from '../../http/serve.ts';
import { cancelPendingLimit } from '../../safety/change-limit.ts';
import { readLimit } from '../../safety/read-limits.ts';

export const serveSafetyLimitCancel = serve(safetyLimitCancel, async ({ app, input, session }) => {
  await cancelPendingLimit(app, session, input);
  return { limit: await readLimit(app, session, input) };
});
