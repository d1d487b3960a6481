import { tacRequestLogin } from '@marquee/contract/api/auth/tac/request_login.ts';
import { serve } from '../../../http/serve.ts';
import { requestAccountCode } from '../../../players/account-code.ts';
import { resendPolicy } from '../../../players/one-time-code.ts';

export const serveTacRequestLogin = serve(tacRequestLogin, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const name = { accountId: input.account_id, purpose: 'login' } as const;
  await requestAccountCode(app, site, name, { channel: input.tac_channel }, request);
  return resendPolicy;
});
