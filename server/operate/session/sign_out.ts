import { sessionSignOut } from '@marquee/contract/operate/session/sign_out.ts';
import { endSessions } from '../../operators/session.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSessionSignOut = serveOperation(sessionSignOut, async ({ operator, change }, cookie) => {
  await change(async (app, note) => {
    await endSessions(app, app.db, operator.operatorId, 'signed_out', { only: operator.sessionId });
    await note({ subjectId: operator.sessionId });
  });
  cookie.write(null);
  return {};
});
