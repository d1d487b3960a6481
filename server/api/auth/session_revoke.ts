import { sessionRevoke } from '@marquee/contract/api/auth/session_revoke.ts';
import { serve } from '../../http/serve.ts';
import { logAccess } from '../../players/access-log.ts';
import { endSessions, revokeSession } from '../../players/session.ts';

export const serveSessionRevoke = serve(sessionRevoke, async ({ app, session, input, request }) => {
  const sessions_ended =
    input.session_id === undefined
      ? await endSessions(app, session, 'revoked', session.sessionId)
      : await revokeSession(app, session, input.session_id);
  await logAccess(app, { ...session, outcome: 'session_revoked' }, request);
  return { sessions_ended };
});
