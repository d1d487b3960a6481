import { withdrawalCreate } from '@marquee/contract/api/cashier/withdrawal_create.ts';
import { requestWithdrawal } from '../../cashier/request-withdrawal.ts';
import { presentWithdrawal } from '../../cashier/withdrawal.ts';
import { serve } from '../../http/serve.ts';
import { parseMoney } from '../../kernel/money.ts';

export const serveWithdrawalCreate = serve(withdrawalCreate, async ({ app, input, session }) => {
  const withdrawal = await requestWithdrawal(app, session, {
    idempotencyKey: input.idempotency_key,
    bankAccountId: input.bank_account_id,
    amount: parseMoney(input.amount),
    forfeits: input.forfeits === undefined ? undefined : parseMoney(input.forfeits),
  });
  return { withdrawal: presentWithdrawal(withdrawal) };
});
