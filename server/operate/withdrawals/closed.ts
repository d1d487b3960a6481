import { withdrawalsClosed } from '@marquee/contract/operate/withdrawals/closed.ts';
import { listClosedWallets } from '../../cashier/final-withdrawal.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { formatMoney } from '../../kernel/money.ts';
import { serveOperation } from '../../console/serve-operation.ts';

const most = 500;

export const serveWithdrawalsClosed = serveOperation(withdrawalsClosed, async ({ app, input, sites }) => {
  const looked = sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites));
  const wallets = await listClosedWallets(app.db, most, looked);
  return {
    value: wallets.map(({ siteCode, playerId, accountId, real, currency }) => ({
      site_code: siteCode,
      player_id: playerId.toString(),
      account_id: accountId,
      amount: formatMoney(real),
      currency,
    })),
  };
});
