import { sessionList } from '@marquee/contract/api/auth/session_list.ts';
import { serve } from '../../http/serve.ts';
import { listSessions } from '../../players/session.ts';

export const serveSessionList = serve(sessionList, async ({ app, session }) => ({
  value: await listSessions(app, session),
}));
