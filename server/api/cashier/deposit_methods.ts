import { depositMethods } from '@marquee/contract/api/cashier/deposit_methods.ts';
import { stepOf } from '../../cashier/amount-step.ts';
import { listMethods, presentMethod } from '../../cashier/deposit-methods.ts';
import { languageOf } from '../../cashier/deposit.ts';
import { serve } from '../../http/serve.ts';

export const serveDepositMethods = serve(depositMethods, async ({ app, input, session }) => {
  const [methods, language] = await Promise.all([
    listMethods(app.db, session.siteId, session.currency),
    input.language ?? languageOf(app.db, session),
  ]);
  return {
    value: methods.map((method) =>
      presentMethod(method, language, stepOf(app.cashier.gateway(method.gateway))),
    ),
  };
});
