import { resetPassword as call } from '@marquee/contract/api/auth/reset_password.ts';
import { serve } from '../../http/serve.ts';
import { resetPassword } from '../../players/change-password.ts';

export const serveResetPassword = serve(call, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const reset = { accountId: input.account_id, code: input.tac, newPassword: input.new_password };
  await resetPassword(app, site, reset, request);
  return {};
});
