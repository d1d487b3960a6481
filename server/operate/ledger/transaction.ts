import { ledgerTransaction } from '@marquee/contract/operate/ledger/transaction.ts';
import { accountNames } from '../../console/ledger-names.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { aboutOf, showLegs } from '../../console/show-transaction.ts';
import { requireSite } from '../../console/site-filter.ts';
import { refuse } from '../../kernel/errors.ts';
import { formatMoney } from '../../kernel/money.ts';
import { readTransactions } from '../../ledger/transactions.ts';

export const serveLedgerTransaction = serveOperation(ledgerTransaction, async ({ app, input, sites }) => {
  const siteId = await requireSite(app.db, input.site_code, sites);
  const playerId = BigInt(input.player_id);
  const { source, transaction_id: id } = input;
  const [found] = await readTransactions(app.db, { siteId, playerId, source }, [id]);
  if (!found) throw refuse('transactionNotFound');
  const names = await accountNames(app.db, [playerId]);
  return {
    kind: found.kind,
    at: found.postedAt.toISOString(),
    account_id: names.get(playerId) ?? '',
    amount: formatMoney(found.amount),
    currency: found.currency,
    sequence: found.sequence?.toString() ?? null,
    reference: found.reference,
    closed_by: found.closedBy,
    about: aboutOf(found),
    legs: showLegs(found),
  };
});
