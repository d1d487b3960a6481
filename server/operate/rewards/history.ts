import { rewardsHistory } from '@marquee/contract/operate/rewards/history.ts';
import { pageOf, uuidOf } from '../../console/cursor.ts';
import { requireSite } from '../../console/document-site.ts';
import { documentName } from '../../console/reward-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { showRevision } from '../../console/show-revision.ts';
import { listRevisions } from '../../sites/documents/revisions.ts';

export const serveRewardsHistory = serveOperation(rewardsHistory, async ({ app, input, sites }) => {
  const site = await requireSite(app.db, sites, input.site_code);
  const rows = await listRevisions(app.db, {
    siteId: site.siteId,
    documents: [documentName(input)],
    before: uuidOf(input.cursor),
    limit: input.limit + 1,
  });
  const { shown, next } = pageOf(rows, input.limit, (row) => row.revision_id);
  return { next_cursor: next, value: shown.map(showRevision) };
});
