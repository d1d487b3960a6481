import { sessionPasskeyAdd } from '@marquee/contract/operate/session/passkey_add.ts';
import { addPasskey, proveNewPasskey } from '../../operators/passkeys.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionPasskeyAdd = serveOperation(
  sessionPasskeyAdd,
  async ({ app, input, operator, request, change }) => {
    const given = { token: input.challenge_token, credential: input.credential };
    const proven = await proveNewPasskey(app, operator, given, request);
    return change(async (within, note) => {
      const passkey = await addPasskey(within, within.db, operator.operatorId, input.name, proven);
      const { passkey_id, name, host } = passkey;
      await note({ subjectId: operator.operatorId, after: { passkey: 'added', passkey_id, name, host } });
      return { passkey };
    });
  },
);
