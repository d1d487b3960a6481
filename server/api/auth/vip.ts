import { vip } from '@marquee/contract/api/auth/vip.ts';
import { serve } from '../../http/serve.ts';
import { playerLanguage } from '../../players/player-language.ts';
import { vipProgress } from '../../vip/standing.ts';

export const serveVip = serve(vip, async ({ app, input, session }) => ({
  nextLevel: [await vipProgress(app, session, await playerLanguage(app, session, input.language))],
}));
