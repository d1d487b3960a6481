import { sessionPasskeySignIn } from '@marquee/contract/operate/session/passkey_sign_in.ts';
import { describeMe } from '../../operators/me.ts';
import { provePasskeySignIn } from '../../operators/passkey-proof.ts';
import { holdPasskey } from '../../operators/passkeys.ts';
import { openSession } from '../../operators/session.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionPasskeySignIn = serveOperation(
  sessionPasskeySignIn,
  async ({ app, input, request, change }, cookie) => {
    const given = { token: input.challenge_token, credential: input.credential };
    const { operator, passkeyId } = await provePasskeySignIn(app, given, request);
    const actor = { operatorId: operator.operatorId, name: operator.name, sessionId: null, ip: request.ip };
    const opened = await change(async (within, note) => {
      await holdPasskey(within.db, passkeyId);
      const { token, session } = await openSession(within, within.db, operator, request, passkeyId);
      const me = await describeMe(within, within.db, session);
      await note({
        subjectId: session.operatorId,
        after: { session_id: session.sessionId, passkey_id: passkeyId },
      });
      return { token, me };
    }, actor);
    cookie.write(opened.token);
    return { me: opened.me };
  },
);
