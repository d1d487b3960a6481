import { accessLog } from '@marquee/contract/api/auth/access_log.ts';
import { serve } from '../../http/serve.ts';
import { listAccess } from '../../players/access-log.ts';

export const serveAccessLog = serve(accessLog, async ({ app, session, input }) => {
  const { page, page_size } = input;
  return { ...(await listAccess(app, session, { page, pageSize: page_size })), page, page_size };
});
