import { safetySiteLimits } from '@marquee/contract/operate/safety/site_limits.ts';
import { siteLimitChange, nameOfSiteLimit } from '../../console/changes-by-two.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { listChanges } from '../../operators/changes.ts';
import { operatorsValue } from '../../safety/limit-value.ts';
import { readSiteLimits, siteLimitPlaces } from '../../safety/site-limits.ts';

export const serveSafetySiteLimits = serveOperation(safetySiteLimits, async ({ app, input, sites }) => {
  const siteId = await requireSite(app.db, input.site_code, sites);
  const [{ currency }, limitAt, asked] = await Promise.all([
    app.sites.byId(siteId),
    readSiteLimits(app, app.db, siteId),
    listChanges(app.db, { kind: siteLimitChange.kind, siteId }),
  ]);
  return {
    currency,
    value: siteLimitPlaces.map((place) => {
      const value = limitAt(place);
      const change = asked.find(({ name }) => name === nameOfSiteLimit(place));
      return {
        ...place,
        value: value === null ? null : operatorsValue(place.kind, value),
        asked: change
          ? {
              approval_id: change.approval_id,
              asked_by: change.asked_by,
              at: change.asked_at.toISOString(),
              value: siteLimitChange.schema.parse(change.after).value,
            }
          : null,
      };
    }),
  };
});
