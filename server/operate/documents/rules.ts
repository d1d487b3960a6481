import { documentsRules } from '@marquee/contract/operate/documents/rules.ts';
import { listDocumentRules } from '../../cashier/documents/review.ts';
import { sitesOfQuery } from '../../console/site-filter.ts';
import { formatMoney } from '../../kernel/money.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveDocumentsRules = serveOperation(documentsRules, async ({ app, sites }) => {
  const rows = await listDocumentRules(app.db, sitesOfQuery(sites, undefined));
  return {
    value: rows.map(({ site_code, kind, from_amount, currency }) => ({
      site_code,
      kind,
      from_amount: formatMoney(from_amount),
      currency,
    })),
  };
});
