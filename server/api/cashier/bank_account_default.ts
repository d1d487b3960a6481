import { bankAccountDefault } from '@marquee/contract/api/cashier/bank_account_default.ts';
import { makeDefault, presentBankAccounts } from '../../cashier/bank-account.ts';
import { serve } from '../../http/serve.ts';

export const serveBankAccountDefault = serve(bankAccountDefault, async ({ app, input, session }) => {
  const accounts = await makeDefault(app, session, input.bank_account_id);
  return { value: await presentBankAccounts(app.db, session.siteId, accounts) };
});
