import { topTenWinnerWithdrawal } from '@marquee/contract/api/settings/top10winner_withdrawal.ts';
import { serve } from '../../http/serve.ts';
import { topTen } from '../../engagement/top-ten.ts';

export const serveTopTenWinnerWithdrawal = serve(topTenWinnerWithdrawal, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return { value: await topTen(app, site) };
});
