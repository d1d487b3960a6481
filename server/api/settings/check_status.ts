import { checkStatus } from '@marquee/contract/api/settings/check_status.ts';
import { serve } from '../../http/serve.ts';

export const serveCheckStatus = serve(checkStatus, async ({ app, session }) => ({
  status: session.status,
  session_expires_in_s: Math.max(
    0,
    Math.floor((session.expiresAt.getTime() - app.clock.now().getTime()) / 1000),
  ),
  session_started_at: session.startedAt.toISOString(),
}));
