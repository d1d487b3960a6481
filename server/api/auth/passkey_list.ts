import { passkeyList } from '@marquee/contract/api/auth/passkey_list.ts';
import { serve } from '../../http/serve.ts';
import { listPasskeys } from '../../players/passkeys.ts';

export const servePasskeyList = serve(passkeyList, async ({ app, session }) => ({
  value: await listPasskeys(app, session),
}));
