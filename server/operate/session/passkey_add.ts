import { sessionPasskeyAdd } from '@marquee/contract/operate/session/passkey_add.ts';
import { tellOfPasskey } from '../../console/passkey-notice.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { addPasskey, proveNewPasskey } from '../../operators/passkeys.ts';

export const serveSessionPasskeyAdd = serveOperation(
  sessionPasskeyAdd,
  async ({ app, input, operator, rights, request, change }) => {
    const given = { token: input.challenge_token, credential: input.credential };
    const proven = await proveNewPasskey(app, operator, given, request);
    const passkey = await change(async (within, note) => {
      const added = await addPasskey(within, within.db, operator.operatorId, input.name, proven);
      const { passkey_id, name, host } = added;
      await note({ subjectId: operator.operatorId, after: { passkey: 'added', passkey_id, name, host } });
      return added;
    });
    tellOfPasskey(app, { operator, rights, request }, 'added');
    return { passkey };
  },
);
