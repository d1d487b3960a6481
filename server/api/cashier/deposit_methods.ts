import { depositMethods } from '@marquee/contract/api/cashier/deposit_methods.ts';
import { listMethods, presentMethod } from '../../cashier/deposit-methods.ts';
import { serve } from '../../http/serve.ts';

export const serveDepositMethods = serve(depositMethods, async ({ app, session }) => {
  const methods = await listMethods(app.db, session.siteId, session.currency);
  return { value: methods.map(presentMethod) };
});
