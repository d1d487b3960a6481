import { unlock as call } from '@marquee/contract/api/auth/unlock.ts';
import { serve } from '../../http/serve.ts';
import { unlock } from '../../players/login.ts';

export const serveUnlock = serve(call, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  await unlock(app, site, { accountId: input.account_id, code: input.tac }, request);
  return {};
});
