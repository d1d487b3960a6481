import { depositList } from '@marquee/contract/api/cashier/deposit_list.ts';
import { listDeposits, presentDeposit } from '../../cashier/present-deposit.ts';
import { serve } from '../../http/serve.ts';

export const serveDepositList = serve(depositList, async ({ app, input, session }) => {
  const { page, page_size } = input;
  const query = { openOnly: input.open_only, page, pageSize: page_size };
  const { total, rows } = await listDeposits(app.db, session, query);
  return { page, page_size, total, value: rows.map(presentDeposit) };
});
