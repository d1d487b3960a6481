import { ledgerAccounts } from '@marquee/contract/operate/ledger/accounts.ts';
import { playersNamed, siteCodes } from '../../console/ledger-names.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { formatMoney } from '../../kernel/money.ts';
import { accounts } from '../../ledger/accounts.ts';
import { houseBalances, playerBalances, type AccountBalance } from '../../ledger/browse.ts';

export const serveLedgerAccounts = serveOperation(ledgerAccounts, async ({ app, input, sites }) => {
  const looked = sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites));
  const codes = await siteCodes(app.db);
  const show = (
    { siteId, account, currency, balance }: AccountBalance,
    player?: { playerId: bigint; accountId: string },
  ) => ({
    account,
    class: accounts[account].class,
    site_code: codes.get(siteId) ?? '',
    currency,
    player_id: player?.playerId.toString() ?? null,
    account_id: player?.accountId ?? null,
    balance: formatMoney(balance),
  });
  if (input.account_id === undefined || input.account_id === '') {
    return { value: (await houseBalances(app.db, looked)).map((one) => show(one)) };
  }
  const players = await playersNamed(app.db, looked, input.account_id);
  const found = await Promise.all(
    players.map(async (player) =>
      (await playerBalances(app.db, player)).map((balance) => show(balance, player)),
    ),
  );
  return { value: found.flat() };
});
