import { twoFactorBegin } from '@marquee/contract/api/auth/two_factor_begin.ts';
import { serve } from '../../http/serve.ts';
import { beginTwoFactor } from '../../players/second-factor.ts';

export const serveTwoFactorBegin = serve(twoFactorBegin, async ({ app, session, input, request }) => {
  const { secret, url } = await beginTwoFactor(app, session, input.password, request);
  return { secret, otpauth_url: url };
});
