import { safetyCloseAccount } from '@marquee/contract/api/safety/close_account.ts';
import { serve } from '../../http/serve.ts';
import { presentWithdrawal } from '../../cashier/withdrawal.ts';
import { closeAccount } from '../../closing/close-account.ts';

export const serveSafetyCloseAccount = serve(safetyCloseAccount, async ({ app, input, session }) => {
  const withdrawal = await closeAccount(app, session, { forfeitsBonus: input.forfeit_bonus });
  return { withdrawal: withdrawal && presentWithdrawal(withdrawal) };
});
