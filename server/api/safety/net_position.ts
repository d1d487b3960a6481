import { safetyNetPosition } from '@marquee/contract/api/safety/net_position.ts';
import { serve } from '../../http/serve.ts';
import { readNetPositions } from '../../safety/net-position.ts';

export const serveSafetyNetPosition = serve(safetyNetPosition, async ({ app, session }) => ({
  currency: session.currency,
  positions: await readNetPositions(app, session),
}));
