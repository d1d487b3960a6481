import { methodsList } from '@marquee/contract/operate/methods/list.ts';
import { listPaymentMethods } from '../../cashier/payment-methods.ts';
import { paymentMethodChange } from '../../console/changes-by-two.ts';
import { requireSite } from '../../console/site-filter.ts';
import { listChanges } from '../../operators/changes.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveMethodsList = serveOperation(methodsList, async ({ app, input, sites }) => {
  const siteId = await requireSite(app.db, input.site_code, sites);
  const [{ currency }, methods, asked] = await Promise.all([
    app.sites.byId(siteId),
    listPaymentMethods(app.db, siteId),
    listChanges(app.db, { kind: paymentMethodChange.kind, siteId }),
  ]);
  return {
    currency,
    gateways: app.cashier.gateways(),
    value: methods.map(({ methodCode, currency: of, fields }) => {
      const change = asked.find(({ name }) => name === methodCode);
      return {
        site_code: input.site_code,
        method_code: methodCode,
        currency: of,
        is_connected: fields.kind === 'manual' || app.cashier.gateway(fields.gateway) !== undefined,
        fields,
        asked: change
          ? {
              approval_id: change.approval_id,
              asked_by: change.asked_by,
              at: change.asked_at.toISOString(),
              fields: paymentMethodChange.schema.parse(change.after),
            }
          : null,
      };
    }),
    asked_new: asked
      .filter(({ name }) => !methods.some(({ methodCode }) => methodCode === name))
      .map(({ approval_id, name, asked_by, after }) => ({
        method_code: name,
        approval_id,
        asked_by,
        fields: paymentMethodChange.schema.parse(after),
      })),
  };
});
