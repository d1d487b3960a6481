import { bankAccountAdd } from '@marquee/contract/api/cashier/bank_account_add.ts';
import { addBankAccount, presentBankAccounts } from '../../cashier/bank-account.ts';
import { serve } from '../../http/serve.ts';

export const serveBankAccountAdd = serve(bankAccountAdd, async ({ app, input, session }) => {
  const account = await addBankAccount(app, session, {
    bankName: input.bank_name,
    accountName: input.account_name,
    accountNumber: input.account_number,
  });
  const [presented] = await presentBankAccounts(app.db, session.siteId, [account]);
  if (!presented) throw new Error('The bank account is not presented');
  return { bank_account: presented };
});
