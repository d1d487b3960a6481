import { depositCancel } from '@marquee/contract/api/cashier/deposit_cancel.ts';
import { cancelDeposit } from '../../cashier/cancel-deposit.ts';
import { presentDeposit } from '../../cashier/present-deposit.ts';
import { serve } from '../../http/serve.ts';

export const serveDepositCancel = serve(depositCancel, async ({ app, input, session }) => ({
  deposit: presentDeposit(await cancelDeposit(app, session, input.deposit_id)),
}));
