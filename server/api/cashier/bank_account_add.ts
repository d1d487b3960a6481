import { bankAccountAdd } from '@marquee/contract/api/cashier/bank_account_add.ts';
import { addBankAccount, presentBankAccount } from '../../cashier/bank-account.ts';
import { serve } from '../../http/serve.ts';

export const serveBankAccountAdd = serve(bankAccountAdd, async ({ app, input, session }) => {
  const account = await addBankAccount(app, session, {
    bankName: input.bank_name,
    accountName: input.account_name,
    accountNumber: input.account_number,
  });
  return { bank_account: presentBankAccount(account) };
});
