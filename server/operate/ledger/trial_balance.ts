import { ledgerTrialBalance } from '@marquee/contract/operate/ledger/trial_balance.ts';
import { siteCodes } from '../../console/ledger-names.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { formatMoney } from '../../kernel/money.ts';
import { accounts } from '../../ledger/accounts.ts';
import { turnoverUntil } from '../../ledger/browse.ts';

export const serveLedgerTrialBalance = serveOperation(ledgerTrialBalance, async ({ app, input, sites }) => {
  const looked = sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites));
  const at = input.at === undefined ? app.clock.now() : new Date(input.at);
  const [lines, codes] = await Promise.all([turnoverUntil(app.db, looked, at), siteCodes(app.db)]);
  const totals = new Map<string, { debit: bigint; credit: bigint }>();
  for (const { currency, debit, credit } of lines) {
    const before = totals.get(currency) ?? { debit: 0n, credit: 0n };
    totals.set(currency, { debit: before.debit + debit, credit: before.credit + credit });
  }
  return {
    at: at.toISOString(),
    totals: [...totals].map(([currency, { debit, credit }]) => ({
      currency,
      debit: formatMoney(debit),
      credit: formatMoney(credit),
      balanced: debit === credit,
    })),
    value: lines.map(({ siteId, account, currency, debit, credit }) => ({
      account,
      class: accounts[account].class,
      site_code: codes.get(siteId) ?? '',
      currency,
      debit: formatMoney(debit),
      credit: formatMoney(credit),
    })),
  };
});
