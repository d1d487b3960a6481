import { auditList } from '@marquee/contract/operate/audit/list.ts';
import { z } from 'zod';
import { numberOf, pageOf } from '../../console/cursor.ts';
import { namedSite } from '../../console/site-filter.ts';
import { listAudit } from '../../operators/audit.ts';
import { serveOperation } from '../../console/serve-operation.ts';

const jsonOf = (value: unknown) => z.json().parse(value);

export const serveAuditList = serveOperation(auditList, async ({ app, input, sites }) => {
  const siteId = await namedSite(app.db, input.site_code, sites);
  const rows = await listAudit(app.db, {
    sites,
    siteId,
    operatorId: input.operator_id,
    call: input.call,
    subjectKind: input.subject_kind,
    subjectId: input.subject_id,
    from: input.date_from === undefined ? undefined : new Date(input.date_from),
    to: input.date_to === undefined ? undefined : new Date(input.date_to),
    before: numberOf(input.cursor),
    limit: input.limit + 1,
  });
  const { shown, next } = pageOf(rows, input.limit, (row) => row.entry_id.toString());
  return {
    next_cursor: next,
    value: shown.map((row) => ({
      entry_id: row.entry_id.toString(),
      at: row.at.toISOString(),
      operator_id: row.operator_id,
      operator_name: row.operator_name,
      ip: row.ip ?? '',
      call: row.call,
      permission: row.permission,
      site_code: row.site_code,
      subject_kind: row.subject_kind,
      subject_id: row.subject_id,
      before: jsonOf(row.before),
      after: jsonOf(row.after),
      reason: row.reason,
      approval_id: row.approval_id,
      hash: row.hash.toString('hex'),
    })),
  };
});
