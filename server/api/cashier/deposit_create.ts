import { depositCreate } from '@marquee/contract/api/cashier/deposit_create.ts';
import { createDeposit } from '../../cashier/deposit.ts';
import { presentDeposit } from '../../cashier/present-deposit.ts';
import { serve } from '../../http/serve.ts';
import { parseMoney } from '../../kernel/money.ts';

export const serveDepositCreate = serve(depositCreate, async ({ app, input, session }) => {
  const deposit = await createDeposit(app, session, {
    idempotencyKey: input.idempotency_key,
    methodCode: input.method_code,
    amount: parseMoney(input.amount),
    returnUrl: input.return_url,
  });
  return { deposit: presentDeposit(deposit) };
});
