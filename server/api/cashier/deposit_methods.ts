import { depositMethods } from '@marquee/contract/api/cashier/deposit_methods.ts';
import { stepOf } from '../../cashier/amount-step.ts';
import { listMethodsFor, presentMethod } from '../../cashier/deposit-methods.ts';
import { playerLanguage } from '../../players/player-language.ts';
import { serve } from '../../http/serve.ts';

export const serveDepositMethods = serve(depositMethods, async ({ app, input, session }) => {
  const [methods, language] = await Promise.all([
    listMethodsFor(app, session),
    playerLanguage(app, session, input.language),
  ]);
  return {
    value: methods.map((method) =>
      presentMethod(method, language, stepOf(app.cashier.gateway(method.gateway))),
    ),
  };
});
