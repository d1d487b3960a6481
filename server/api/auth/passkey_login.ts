import { passkeyLogin } from '@marquee/contract/api/auth/passkey_login.ts';
import { serve } from '../../http/serve.ts';
import { loginByPasskey } from '../../players/passkey-proof.ts';
import { presentSignedIn } from '../../players/present-signed-in.ts';

export const servePasskeyLogin = serve(passkeyLogin, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const given = { token: input.challenge_token, credential: input.credential };
  return presentSignedIn(await loginByPasskey(app, site, given, request));
});
