import { transactionHistory } from '@marquee/contract/api/history/transactions.ts';
import { listTransactions } from '../../cashier/transactions.ts';
import { serve } from '../../http/serve.ts';

export const serveTransactionHistory = serve(transactionHistory, async ({ app, input, session }) => {
  const { total, transactions } = await listTransactions(app, session, {
    types: input.types,
    from: input.date_from === undefined ? undefined : new Date(input.date_from),
    to: input.date_to === undefined ? undefined : new Date(input.date_to),
    page: input.page,
    pageSize: input.page_size,
  });
  return { page: input.page, page_size: input.page_size, total, value: transactions };
});
