import { forgotPassword } from '@marquee/contract/api/auth/forgot_password.ts';
import { serve } from '../../http/serve.ts';
import { requestAccountCode } from '../../players/account-code.ts';
import { phoneOf } from '../../players/phone.ts';
import { resendPolicy } from '../../players/one-time-code.ts';

export const serveForgotPassword = serve(forgotPassword, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const name = { accountId: input.account_id, purpose: 'password' } as const;
  const contactPhone = phoneOf(site, input.contact_phone, 'contact_phone');
  await requestAccountCode(app, site, name, { channel: 'sms', contactPhone }, request);
  return resendPolicy;
});
