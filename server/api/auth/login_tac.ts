import { loginTac } from '@marquee/contract/api/auth/login_tac.ts';
import { serve } from '../../http/serve.ts';
import { loginByCode } from '../../players/login.ts';
import { presentSignedIn } from '../../players/present-signed-in.ts';

export const serveLoginTac = serve(loginTac, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const credentials = { accountId: input.account_id, code: input.tac, totp: input.totp };
  return presentSignedIn(await loginByCode(app, site, credentials, request));
});
