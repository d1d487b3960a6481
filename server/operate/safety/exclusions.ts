import { safetyExclusions } from '@marquee/contract/operate/safety/exclusions.ts';
import { pageOf, uuidOf } from '../../console/cursor.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { latestApprovals } from '../../operators/approvals.ts';
import { listExclusions } from '../../safety/operator-view.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSafetyExclusions = serveOperation(safetyExclusions, async ({ app, input, sites }) => {
  const rows = await listExclusions(app.db, {
    sites: sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites)),
    state: input.state,
    now: app.clock.now(),
    before: uuidOf(input.cursor),
    limit: input.limit + 1,
  });
  const { shown, next } = pageOf(rows, input.limit, ({ exclusion_id }) => exclusion_id);
  const ids = shown.map(({ exclusion_id }) => exclusion_id);
  const approvals = await latestApprovals(app.db, 'exclusion_lift', ids);
  return {
    next_cursor: next,
    value: shown.map((row) => {
      const approval = approvals.find(({ subject_id }) => subject_id === row.exclusion_id);
      return {
        exclusion_id: row.exclusion_id,
        player_id: row.player_id.toString(),
        site_code: row.site_code,
        account_id: row.account_id,
        kind: row.kind,
        added_by: row.added_by,
        started_at: row.started_at.toISOString(),
        ends_at: row.ends_at?.toISOString() ?? null,
        return_requested_at: row.return_requested_at?.toISOString() ?? null,
        returns_at: row.returns_at?.toISOString() ?? null,
        lift: row.lift,
        ask_from: row.askFrom?.toISOString() ?? null,
        approval: approval
          ? { approval_id: approval.approval_id, state: approval.state, asked_by: approval.asked_by }
          : null,
      };
    }),
  };
});
