import { jackpotWins } from '@marquee/contract/api/settings/jackpot_wins.ts';
import { jackpotWins as wonOnJackpots } from '../../engagement/jackpot-wins.ts';
import { readSitePot } from '../../engagement/site-pot.ts';
import { serve } from '../../http/serve.ts';

export const serveJackpotWins = serve(jackpotWins, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const [won, pot] = await Promise.all([wonOnJackpots(app, site), readSitePot(app, site)]);
  return { ...won, pot };
});
