import { passkeyAdd } from '@marquee/contract/api/auth/passkey_add.ts';
import { serve } from '../../http/serve.ts';
import { addPasskey } from '../../players/passkeys.ts';

export const servePasskeyAdd = serve(passkeyAdd, async ({ app, session, input, request }) => {
  const given = { token: input.challenge_token, name: input.name, credential: input.credential };
  return { passkey: await addPasskey(app, session, given, request) };
});
