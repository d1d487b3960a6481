import { withdrawalList } from '@marquee/contract/api/cashier/withdrawal_list.ts';
import { listWithdrawals, presentWithdrawal } from '../../cashier/withdrawal.ts';
import { serve } from '../../http/serve.ts';

export const serveWithdrawalList = serve(withdrawalList, async ({ app, input, session }) => {
  const { page, page_size } = input;
  const query = { openOnly: input.open_only, page, pageSize: page_size };
  const { total, rows } = await listWithdrawals(app.db, session, query);
  return { page, page_size, total, value: rows.map(presentWithdrawal) };
});
