import { withdrawalStatus } from '@marquee/contract/api/cashier/withdrawal_status.ts';
import { presentWithdrawal, requireWithdrawal } from '../../cashier/withdrawal.ts';
import { serve } from '../../http/serve.ts';

export const serveWithdrawalStatus = serve(withdrawalStatus, async ({ app, input, session }) => ({
  withdrawal: presentWithdrawal(await requireWithdrawal(app.db, session, input.withdrawal_id)),
}));
