import { vipLadder } from '@marquee/contract/api/vip/ladder.ts';
import { serve } from '../../http/serve.ts';
import { playerLanguage } from '../../players/player-language.ts';
import { vipOverview } from '../../vip/standing.ts';

export const serveVipLadder = serve(vipLadder, async ({ app, input, session }) => ({
  currency: session.currency,
  ...(await vipOverview(app, session, await playerLanguage(app, session, input.language))),
}));
