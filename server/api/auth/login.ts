import { login as call } from '@marquee/contract/api/auth/login.ts';
import { serve } from '../../http/serve.ts';
import { login } from '../../players/login.ts';
import { presentSignedIn } from '../../players/present-signed-in.ts';

export const serveLogin = serve(call, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const credentials = { accountId: input.account_id, password: input.password, totp: input.totp };
  return presentSignedIn(await login(app, site, credentials, request));
});
