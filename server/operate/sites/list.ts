import { currencies } from '@marquee/contract/currencies.ts';
import { sitesList } from '@marquee/contract/operate/sites/list.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { siteOrigin } from '../../http/page-address.ts';
import { listSites } from '../../sites/list-sites.ts';

export const serveSitesList = serveOperation(sitesList, async ({ app, request, sites }) => {
  const rows = await listSites(app.db, sites);
  return {
    currencies: [...currencies.keys()],
    value: rows.map(({ created_at, status, ...row }) => ({
      ...row,
      status: status === 'active' ? ('active' as const) : ('inactive' as const),
      created_at: created_at.toISOString(),
      url: siteOrigin({ primaryDomain: row.domain }, request.origin),
    })),
  };
});
