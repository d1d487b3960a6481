import { bankAccountRemove } from '@marquee/contract/api/cashier/bank_account_remove.ts';
import { presentBankAccounts, removeBankAccount } from '../../cashier/bank-account.ts';
import { serve } from '../../http/serve.ts';

export const serveBankAccountRemove = serve(bankAccountRemove, async ({ app, input, session }) => {
  const accounts = await removeBankAccount(app, session, input.bank_account_id);
  return { value: await presentBankAccounts(app.db, session.siteId, accounts) };
});
