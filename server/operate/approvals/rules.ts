import { approvalsRules } from '@marquee/contract/operate/approvals/rules.ts';
import { listRules } from '../../operators/approvals.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveApprovalsRules = serveOperation(approvalsRules, async ({ app }) => ({
  value: await listRules(app.db),
}));
