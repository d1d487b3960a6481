import { logout } from '@marquee/contract/api/auth/logout.ts';
import { serve } from '../../http/serve.ts';
import { logAccess } from '../../players/access-log.ts';
import { endSession } from '../../players/session.ts';

export const serveLogout = serve(logout, async ({ app, session, request }) => {
  await endSession(app, session, 'logout');
  await logAccess(app, { ...session, outcome: 'signed_out' }, request);
  return {};
});
