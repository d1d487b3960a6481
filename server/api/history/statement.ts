import { statement } from '@marquee/contract/api/history/statement.ts';
import { readStatement } from '../../cashier/statement.ts';
import { serve } from '../../http/serve.ts';
import { refuseField } from '../../kernel/errors.ts';
import { formatMoney } from '../../kernel/money.ts';

export const serveStatement = serve(statement, async ({ app, input, session }) => {
  const period = { from: new Date(input.date_from), to: new Date(input.date_to) };
  if (period.from > period.to) throw refuseField('date_to', 'a time after date_from');
  const sums = await readStatement(app.db, session, period);
  return {
    currency: session.currency,
    date_from: period.from.toISOString(),
    date_to: period.to.toISOString(),
    opening_balance: formatMoney(sums.opening),
    deposits: formatMoney(sums.deposits),
    withdrawals: formatMoney(sums.withdrawals),
    stakes: formatMoney(sums.stakes),
    payouts: formatMoney(sums.payouts),
    rollbacks: formatMoney(sums.rollbacks),
    bonuses: formatMoney(sums.bonuses),
    adjustments: formatMoney(sums.adjustments),
    closing_balance: formatMoney(sums.closing),
  };
});
