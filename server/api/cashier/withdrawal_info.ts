import { withdrawalInfo } from '@marquee/contract/api/cashier/withdrawal_info.ts';
import { listBankAccounts, presentBankAccount } from '../../cashier/bank-account.ts';
import { listOpenWithdrawals, presentWithdrawal, withdrawalStanding } from '../../cashier/withdrawal.ts';
import { serve } from '../../http/serve.ts';
import { formatMoney } from '../../kernel/money.ts';

export const serveWithdrawalInfo = serve(withdrawalInfo, async ({ app, session }) => {
  const [standing, accounts, open] = await Promise.all([
    withdrawalStanding(app, session),
    listBankAccounts(app.db, session),
    listOpenWithdrawals(app.db, session),
  ]);
  return {
    currency: session.currency,
    available: formatMoney(standing.available),
    balance: formatMoney(standing.real),
    held: formatMoney(standing.held),
    bonus: formatMoney(standing.bonus),
    minimum: formatMoney(standing.minimum),
    maximum: formatMoney(standing.maximum),
    turnover_required: formatMoney(standing.turnover.required),
    turnover_done: formatMoney(standing.turnover.done),
    remaining_today: standing.remainingToday,
    bank_accounts: accounts.map(presentBankAccount),
    pending: open.map(presentWithdrawal),
  };
});
