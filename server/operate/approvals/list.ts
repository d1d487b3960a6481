import { approvalsList } from '@marquee/contract/operate/approvals/list.ts';
import { pageOf, uuidOf } from '../../console/cursor.ts';
import { namedSite } from '../../console/site-filter.ts';
import { listApprovals } from '../../operators/approvals.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveApprovalsList = serveOperation(
  approvalsList,
  async ({ app, input, operator, rights, sites }) => {
    const rows = await listApprovals(app.db, {
      sites,
      siteId: await namedSite(app.db, input.site_code, sites),
      state: input.state,
      before: uuidOf(input.cursor),
      limit: input.limit + 1,
      me: { operatorId: operator.operatorId, rights },
    });
    const { shown, next } = pageOf(rows, input.limit, (row) => row.approval_id);
    return { next_cursor: next, value: [...shown] };
  },
);
