import { tacRequestUnlock } from '@marquee/contract/api/auth/tac/request_unlock.ts';
import { serve } from '../../../http/serve.ts';
import { requestAccountCode } from '../../../players/account-code.ts';
import { resendPolicy } from '../../../players/one-time-code.ts';

export const serveTacRequestUnlock = serve(tacRequestUnlock, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const name = { accountId: input.account_id, purpose: 'unlock' } as const;
  await requestAccountCode(app, site, name, { channel: input.tac_channel }, request);
  return resendPolicy;
});
