import { safetySetSiteLimit } from '@marquee/contract/operate/safety/set_site_limit.ts';
import { askSecondOperator } from '../../console/change-by-two.ts';
import { nameOfSiteLimit, siteLimitChange } from '../../console/changes-by-two.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { refuse } from '../../kernel/errors.ts';
import { operatorsValue, requireOperatorsValue } from '../../safety/limit-value.ts';
import { isLooser, lockSiteLimits, writeSiteLimit } from '../../safety/site-limits.ts';

export const serveSafetySetSiteLimit = serveOperation(
  safetySetSiteLimit,
  async ({ input: { site_code, kind, window, value: text, reason }, operator, sites, change }) =>
    change(async (app, note) => {
      const siteId = await requireSite(app.db, site_code, sites);
      const place = { kind, window };
      const after = requireOperatorsValue(place, text);
      const before = (await lockSiteLimits(app, app.db, siteId))(place);
      if (before === after) throw refuse('documentUnchanged');
      const shown = (value: bigint | null) => ({
        ...place,
        value: value === null ? null : operatorsValue(kind, value),
      });
      if (isLooser(before, after)) {
        const approval_id = await askSecondOperator({ app, note }, siteLimitChange, {
          siteId,
          name: nameOfSiteLimit(place),
          shownAs: site_code,
          after: shown(after),
          by: operator.operatorId,
          reason,
        });
        return { approval_id };
      }
      await writeSiteLimit(app, app.db, siteId, place, after);
      await note({ siteId, subjectId: site_code, before: shown(before), after: shown(after), reason });
      return { approval_id: null };
    }),
);
