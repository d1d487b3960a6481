import { tacRequestNewRegister } from '@marquee/contract/api/auth/tac/request_new_register.ts';
import { resendPolicy } from '../../../players/one-time-code.ts';
import { serve } from '../../../http/serve.ts';
import { resendSignupCode } from '../../../players/signup.ts';

export const serveTacRequestNewRegister = serve(tacRequestNewRegister, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  await resendSignupCode(app, site, input.account_id, input.tac_channel, request);
  return resendPolicy;
});
