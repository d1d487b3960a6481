import { withdrawalsList } from '@marquee/contract/operate/withdrawals/list.ts';
import { pageOf } from '../../console/cursor.ts';
import { cursorOf, placeOf, showQueue } from '../../console/show-withdrawal.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { countQueue, listQueue } from '../../cashier/withdrawal-queue.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveWithdrawalsList = serveOperation(withdrawalsList, async ({ app, input, sites }) => {
  const looked = sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites));
  const statuses = input.status === 'open' ? ['pending', 'paying'] : [input.status];
  const now = app.clock.now();
  const [rows, total] = await Promise.all([
    listQueue(app.db, { sites: looked, statuses, now, after: placeOf(input.cursor), limit: input.limit + 1 }),
    countQueue(app.db, { sites: looked, statuses }),
  ]);
  const { shown, next } = pageOf(rows, input.limit, cursorOf);
  return { next_cursor: next, total, value: await showQueue(app, shown) };
});
