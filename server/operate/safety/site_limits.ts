import { safetySiteLimits } from '@marquee/contract/operate/safety/site_limits.ts';
import { readChange } from '../../console/change-by-two.ts';
import { siteLimitChange, nameOfSiteLimit } from '../../console/changes-by-two.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { listChanges } from '../../operators/changes.ts';
import { operatorsValue } from '../../safety/limit-value.ts';
import { readSiteLimits, siteLimitPlaces } from '../../safety/site-limits.ts';

export const serveSafetySiteLimits = serveOperation(safetySiteLimits, async ({ app, input, sites }) => {
  const siteId = await requireSite(app.db, input.site_code, sites);
  const [{ currency }, limitAt, asked, change] = await Promise.all([
    app.sites.byId(siteId),
    readSiteLimits(app, app.db, siteId),
    listChanges(app.db, { kind: siteLimitChange.kind, siteId }),
    input.approval_id === undefined ? null : readChange(app, siteLimitChange, siteId, input.approval_id),
  ]);
  return {
    currency,
    change,
    value: siteLimitPlaces.map((place) => {
      const value = limitAt(place);
      const waiting = asked.find(({ name }) => name === nameOfSiteLimit(place));
      return {
        ...place,
        value: value === null ? null : operatorsValue(place.kind, value),
        asked: waiting
          ? {
              approval_id: waiting.approval_id,
              asked_by: waiting.asked_by,
              at: waiting.asked_at.toISOString(),
              value: siteLimitChange.schema.parse(waiting.after).value,
            }
          : null,
      };
    }),
  };
});
