import { reportsSubscribe } from '@marquee/contract/operate/reports/subscribe.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { zoneOfSites } from '../../reports/today.ts';
import { subscribe } from '../../reports/subscriptions.ts';

export const serveReportsSubscribe = serveOperation(
  reportsSubscribe,
  ({ input: { name, cadence, hour, ...input }, sites, operator, change }) =>
    change(async ({ db, clock }, note) => {
      const siteId = await namedSite(db, input.site_code, sites);
      const timeZone = await zoneOfSites(db, sitesOfQuery(sites, siteId));
      const wish = { operatorId: operator.operatorId, name, input, cadence, hour, timeZone };
      const { subscriptionId, nextAt } = await subscribe(db, wish, clock.now());
      await note({
        siteId: siteId ?? null,
        subjectId: subscriptionId,
        after: { name, cadence, hour, time_zone: timeZone, ...input },
      });
      return { subscription_id: subscriptionId, next_at: nextAt.toISOString() };
    }),
);
