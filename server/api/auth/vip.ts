import { vip } from '@marquee/contract/api/auth/vip.ts';
import { serve } from '../../http/serve.ts';
import { vipProgress } from '../../vip/standing.ts';

export const serveVip = serve(vip, async ({ app, session }) => ({
  nextLevel: [await vipProgress(app, session)],
}));
