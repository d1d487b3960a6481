import { sessionPasskeyRemove } from '@marquee/contract/operate/session/passkey_remove.ts';
import { tellOfPasskey } from '../../console/passkey-notice.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { removePasskey } from '../../operators/passkeys.ts';

export const serveSessionPasskeyRemove = serveOperation(
  sessionPasskeyRemove,
  async ({ app, input: { passkey_id }, operator, rights, request, change }, cookie) => {
    const ended = await change(async (within, note) => {
      const result = await removePasskey(within, within.db, operator.operatorId, passkey_id);
      await note({
        subjectId: operator.operatorId,
        before: { passkey_id, ...result.removed },
        after: { passkey: 'removed', sessions_ended: result.ended },
      });
      return result.ended;
    });
    tellOfPasskey(app, { operator, rights, request }, 'removed');
    if (operator.passkeyId === passkey_id) cookie.write(null);
    return { ended };
  },
);
