import { historyExport } from '@marquee/contract/api/history/export.ts';
import { listTransactions } from '../../cashier/transactions.ts';
import { serve } from '../../http/serve.ts';
import { listRounds } from '../../rounds/round-history.ts';
import { toCsv } from './csv.ts';

/** A longer file is of no use to a player, and the answer would be too large. */
const mostRows = 10_000;

export const serveHistoryExport = serve(historyExport, async ({ app, input, session }) => {
  const query = {
    from: input.date_from === undefined ? undefined : new Date(input.date_from),
    to: input.date_to === undefined ? undefined : new Date(input.date_to),
    page: 1,
    pageSize: mostRows,
  };
  if (input.list === 'bets') {
    const { bets, total } = await listRounds(app.db, session, { ...query, gameCode: input.game_code });
    const columns = [
      'at',
      'game_name',
      'provider_code',
      'round_id',
      'stake',
      'payout',
      'result',
      'currency',
      'status',
    ];
    return { file_name: 'bets.csv', csv: toCsv(bets, columns), row_count: bets.length, total };
  }
  const { transactions, total } = await listTransactions(app, session, { ...query, types: input.types });
  const columns = [
    'at',
    'type',
    'game_name',
    'round_id',
    'amount',
    'balance_after',
    'currency',
    'status',
    'transaction_id',
  ];
  return {
    file_name: 'transactions.csv',
    csv: toCsv(transactions, columns),
    row_count: transactions.length,
    total,
  };
});
