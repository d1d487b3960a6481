import { sessionPasskeys } from '@marquee/contract/operate/session/passkeys.ts';
import { listPasskeys } from '../../operators/passkeys.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionPasskeys = serveOperation(sessionPasskeys, async ({ app, operator }) => ({
  value: await listPasskeys(app.db, operator.operatorId),
}));
