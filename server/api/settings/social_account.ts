import { socialAccount } from '@marquee/contract/api/settings/social_account.ts';
import { serve } from '../../http/serve.ts';

export const serveSocialAccount = serve(socialAccount, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return { accountList: site.socialAccounts };
});
