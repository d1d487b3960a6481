import { sessionPasskeySignInBegin } from '@marquee/contract/operate/session/passkey_sign_in_begin.ts';
import { beginPasskeySignIn } from '../../operators/passkey-proof.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionPasskeySignInBegin = serveOperation(
  sessionPasskeySignInBegin,
  async ({ app, request }) => beginPasskeySignIn(app, request),
);
