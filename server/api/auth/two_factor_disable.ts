import { twoFactorDisable } from '@marquee/contract/api/auth/two_factor_disable.ts';
import { serve } from '../../http/serve.ts';
import { disableTwoFactor } from '../../players/second-factor.ts';

export const serveTwoFactorDisable = serve(twoFactorDisable, async ({ app, session, input, request }) => {
  await disableTwoFactor(app, session, { password: input.password, code: input.totp }, request);
  return {};
});
