import { sessionPasskeyAddBegin } from '@marquee/contract/operate/session/passkey_add_begin.ts';
import { beginPasskey } from '../../operators/passkeys.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionPasskeyAddBegin = serveOperation(
  sessionPasskeyAddBegin,
  async ({ app, operator, request }) => beginPasskey(app, operator, request),
);
