import { signup as call } from '@marquee/contract/api/auth/signup.ts';
import { resendPolicy } from '../../players/one-time-code.ts';
import { serve } from '../../http/serve.ts';
import { phoneOf } from '../../players/phone.ts';
import { signup } from '../../players/signup.ts';

export const serveSignup = serve(call, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const contact_phone = phoneOf(site, input.contact_phone, 'contact_phone');
  const { channel, sentTo } = await signup(app, site, { ...input, contact_phone }, request);
  return { account_id: input.account_id, tac_channel: channel, tac_sent_to: sentTo, ...resendPolicy };
});
