import { bankAccountList } from '@marquee/contract/api/cashier/bank_account_list.ts';
import { banksOf, holderName, listBankAccounts, presentBankAccount } from '../../cashier/bank-account.ts';
import { serve } from '../../http/serve.ts';

export const serveBankAccountList = serve(bankAccountList, async ({ app, session }) => {
  const [accounts, accountName] = await Promise.all([
    listBankAccounts(app.db, session),
    holderName(app.db, session),
  ]);
  return {
    value: accounts.map(presentBankAccount),
    banks: [...banksOf(session.currency)],
    account_name: accountName,
  };
});
