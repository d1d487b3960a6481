import { betHistory } from '@marquee/contract/api/history/bets.ts';
import { serve } from '../../http/serve.ts';
import { formatMoney } from '../../kernel/money.ts';
import { listRounds } from '../../rounds/round-history.ts';

export const serveBetHistory = serve(betHistory, async ({ app, input, session }) => {
  const found = await listRounds(app.db, session, {
    gameCode: input.game_code,
    from: input.date_from === undefined ? undefined : new Date(input.date_from),
    to: input.date_to === undefined ? undefined : new Date(input.date_to),
    page: input.page,
    pageSize: input.page_size,
  });
  return {
    page: input.page,
    page_size: input.page_size,
    total: found.total,
    value: found.bets,
    total_stake: formatMoney(found.stake),
    total_payout: formatMoney(found.payout),
    net: formatMoney(found.payout - found.stake),
  };
});
