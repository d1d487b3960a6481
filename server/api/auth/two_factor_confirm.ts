import { twoFactorConfirm } from '@marquee/contract/api/auth/two_factor_confirm.ts';
import { serve } from '../../http/serve.ts';
import { confirmTwoFactor } from '../../players/second-factor.ts';

export const serveTwoFactorConfirm = serve(twoFactorConfirm, async ({ app, session, input, request }) => ({
  recovery_codes: await confirmTwoFactor(app, session, input.totp, request),
}));
