import { passkeyRemove } from '@marquee/contract/api/auth/passkey_remove.ts';
import { serve } from '../../http/serve.ts';
import { removePasskey } from '../../players/passkeys.ts';

export const servePasskeyRemove = serve(passkeyRemove, async ({ app, session, input, request }) => {
  await removePasskey(app, session, input.passkey_id, request);
  return {};
});
