import { sessionPasskeyRemove } from '@marquee/contract/operate/session/passkey_remove.ts';
import { removePasskey } from '../../operators/passkeys.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionPasskeyRemove = serveOperation(
  sessionPasskeyRemove,
  async ({ input: { passkey_id }, operator, change }) =>
    change(async (app, note) => {
      const removed = await removePasskey(app.db, operator.operatorId, passkey_id);
      await note({
        subjectId: operator.operatorId,
        before: { passkey_id, ...removed },
        after: { passkey: 'removed' },
      });
      return {};
    }),
);
