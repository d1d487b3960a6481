import { depositStatus } from '@marquee/contract/api/cashier/deposit_status.ts';
import { presentDeposit, requireDeposit } from '../../cashier/present-deposit.ts';
import { refreshDeposit } from '../../cashier/refresh-deposit.ts';
import { serve } from '../../http/serve.ts';

export const serveDepositStatus = serve(depositStatus, async ({ app, input, session }) => {
  const deposit = await requireDeposit(app.db, session, input.deposit_id);
  return { deposit: presentDeposit(await refreshDeposit(app, deposit)) };
});
