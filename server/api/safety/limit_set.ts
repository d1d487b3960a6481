import { safetyLimitSet } from '@marquee/contract/api/safety/limit_set.ts';
import { serve } from '../../http/serve.ts';
import { changeOwnLimit } from '../../safety/change-limit.ts';
import { requireLimitValue } from '../../safety/limit-value.ts';
import { readLimit } from '../../safety/read-limits.ts';

export const serveSafetyLimitSet = serve(safetyLimitSet, async ({ app, input, session }) => {
  await changeOwnLimit(app, session, input, requireLimitValue(input));
  return { limit: await readLimit(app, session, input) };
});
