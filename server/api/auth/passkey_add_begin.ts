import { passkeyAddBegin } from '@marquee/contract/api/auth/passkey_add_begin.ts';
import { serve } from '../../http/serve.ts';
import { beginPasskey } from '../../players/passkeys.ts';

export const servePasskeyAddBegin = serve(passkeyAddBegin, ({ app, session, request }) =>
  beginPasskey(app, session, request),
);
