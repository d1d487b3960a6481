import { vipLadder } from '@marquee/contract/api/vip/ladder.ts';
import { serve } from '../../http/serve.ts';
import { vipOverview } from '../../vip/standing.ts';

export const serveVipLadder = serve(vipLadder, async ({ app, session }) => ({
  currency: session.currency,
  ...(await vipOverview(app, session)),
}));
