import { methodsList } from '@marquee/contract/operate/methods/list.ts';
import { listAskedChanges, listPaymentMethods } from '../../cashier/payment-methods.ts';
import { requireSite } from '../../console/site-filter.ts';
import { latestApprovals } from '../../operators/approvals.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveMethodsList = serveOperation(methodsList, async ({ app, input, sites }) => {
  const siteId = await requireSite(app.db, input.site_code, sites);
  const [{ currency }, methods, asked] = await Promise.all([
    app.sites.byId(siteId),
    listPaymentMethods(app.db, siteId),
    listAskedChanges(app.db, siteId),
  ]);
  const ids = asked.map(({ change_id }) => change_id);
  const approvals = await latestApprovals(app.db, 'payment_method', ids);
  const approvalOf = (changeId: string) =>
    approvals.find(({ subject_id }) => subject_id === changeId)?.approval_id ?? null;
  return {
    currency,
    gateways: app.cashier.gateways(),
    value: methods.map(({ methodCode, currency: of, fields }) => {
      const change = asked.find(({ method_code }) => method_code === methodCode);
      return {
        site_code: input.site_code,
        method_code: methodCode,
        currency: of,
        is_connected: fields.kind === 'manual' || app.cashier.gateway(fields.gateway) !== undefined,
        fields,
        asked: change
          ? {
              change_id: change.change_id,
              approval_id: approvalOf(change.change_id),
              asked_by: change.asked_by,
              at: change.created_at.toISOString(),
              fields: change.after,
            }
          : null,
      };
    }),
    asked_new: asked
      .filter(({ method_code }) => !methods.some(({ methodCode }) => methodCode === method_code))
      .map(({ change_id, method_code, asked_by, after }) => ({
        method_code,
        approval_id: approvalOf(change_id),
        asked_by,
        fields: after,
      })),
  };
});
