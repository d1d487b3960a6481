import { sessionSignIn } from '@marquee/contract/operate/session/sign_in.ts';
import { describeMe } from '../../operators/me.ts';
import { openSession } from '../../operators/session.ts';
import { proveSignIn } from '../../operators/sign-in.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionSignIn = serveOperation(
  sessionSignIn,
  async ({ app, input, request, change }, cookie) => {
    const proven = await proveSignIn(app, input, request.ip);
    const actor = { operatorId: proven.operatorId, name: proven.name, sessionId: null, ip: request.ip };
    const opened = await change(async (within, note) => {
      const { token, session } = await openSession(within, within.db, proven, request);
      const me = await describeMe(within, within.db, session);
      await note({ subjectId: session.operatorId, after: { session_id: session.sessionId } });
      return { token, me };
    }, actor);
    cookie.write(opened.token);
    return { me: opened.me };
  },
);
