import { auditVerify } from '@marquee/contract/operate/audit/verify.ts';
import { verifyAudit } from '../../operators/audit.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveAuditVerify = serveOperation(auditVerify, async ({ app }) => {
  const { entries, head, fault } = await verifyAudit(app.db);
  return { entries: Number(entries), head, fault };
});
