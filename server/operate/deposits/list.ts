import { depositsList } from '@marquee/contract/operate/deposits/list.ts';
import { listDeposits } from '../../cashier/deposit-queue.ts';
import { pageOf, uuidOf } from '../../console/cursor.ts';
import { showDeposits } from '../../console/show-deposit.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { serveOperation } from '../../console/serve-operation.ts';

const day_ms = 86_400_000;

export const serveDepositsList = serveOperation(depositsList, async ({ app, input, sites }) => {
  const rows = await listDeposits(app.db, {
    sites: sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites)),
    state: input.state,
    gateway: input.gateway,
    account: input.account === '' ? undefined : input.account,
    from: input.day_from === undefined ? undefined : new Date(input.day_from),
    until: input.day_to === undefined ? undefined : new Date(new Date(input.day_to).getTime() + day_ms),
    now: app.clock.now(),
    after: uuidOf(input.cursor),
    limit: input.limit + 1,
  });
  const { shown, next } = pageOf(rows, input.limit, ({ deposit_id }) => deposit_id);
  return { next_cursor: next, value: await showDeposits(app, shown) };
});
