import { safetyAskLift } from '@marquee/contract/operate/safety/ask_lift.ts';
import { sitesOfQuery } from '../../console/site-filter.ts';
import { refuse } from '../../kernel/errors.ts';
import { askApproval } from '../../operators/approvals.ts';
import { findExclusion } from '../../safety/operator-view.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSafetyAskLift = serveOperation(safetyAskLift, async ({ input, operator, sites, change }) =>
  change(async (app, note) => {
    const looked = sitesOfQuery(sites, undefined);
    const found = await findExclusion(app.db, looked, input.exclusion_id, app.clock.now());
    if (!found) throw refuse('exclusionNotFound');
    if (found.lift !== 'possible') throw refuse('exclusionNotLiftable', found.lift);
    const subject = {
      kind: 'exclusion_lift' as const,
      subjectId: input.exclusion_id,
      siteId: found.site_id,
      accountId: found.account_id,
      money: null,
    };
    const asked = { by: operator.operatorId, reason: input.reason };
    const approvalId = await askApproval(app, app.db, subject, asked);
    if (approvalId === undefined) throw refuse('exclusionNotLiftable', 'waits');
    await note({
      siteId: found.site_id,
      subjectId: input.exclusion_id,
      after: { approval: 'asked', player_id: found.player_id.toString() },
      reason: input.reason,
      approvalId,
    });
    return { approval_id: approvalId };
  }),
);
