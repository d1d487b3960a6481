import { passkeyLoginBegin } from '@marquee/contract/api/auth/passkey_login_begin.ts';
import { serve } from '../../http/serve.ts';
import { beginPasskeyLogin } from '../../players/passkey-proof.ts';

export const servePasskeyLoginBegin = serve(passkeyLoginBegin, async ({ app, input, request }) =>
  beginPasskeyLogin(app, await app.sites.byDomain(input.domain_name), request),
);
