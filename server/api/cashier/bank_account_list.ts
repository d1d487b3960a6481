import { bankAccountList } from '@marquee/contract/api/cashier/bank_account_list.ts';
import { banksOf, holderName, listBankAccounts, presentBankAccounts } from '../../cashier/bank-account.ts';
import { serve } from '../../http/serve.ts';

export const serveBankAccountList = serve(bankAccountList, async ({ app, session }) => {
  const [accounts, accountName] = await Promise.all([
    listBankAccounts(app.db, session),
    holderName(app.db, session),
  ]);
  return {
    value: await presentBankAccounts(app.db, session.siteId, accounts),
    banks: [...banksOf(session.currency)],
    account_name: accountName,
  };
});
