import { methodsSave } from '@marquee/contract/operate/methods/save.ts';
import type { PaymentMethodFields } from '@marquee/contract/payment-method.ts';
import { requireWholeSteps, stepOf } from '../../cashier/amount-step.ts';
import { normalised, readMethod } from '../../cashier/payment-methods.ts';
import { askSecondOperator } from '../../console/change-by-two.ts';
import { paymentMethodChange } from '../../console/changes-by-two.ts';
import { requireSite } from '../../console/site-filter.ts';
import type { App } from '../../http/app.ts';
import { refuse, refuseField } from '../../kernel/errors.ts';
import { parseMoney } from '../../kernel/money.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveMethodsSave = serveOperation(methodsSave, async ({ input, operator, sites, change }) =>
  change(async (app, note) => {
    const siteId = await requireSite(app.db, input.site_code, sites);
    const { method_code: methodCode, reason } = input;
    const after = normalised(input.fields);
    const before = await readMethod(app.db, { siteId, methodCode });
    if (before && input.is_new) throw refuse('methodExists');
    if (!before && !input.is_new) throw refuse('methodUnavailable');
    requireWhole(app, after, before);
    const approval_id = await askSecondOperator({ app, note }, paymentMethodChange, {
      siteId,
      name: methodCode,
      shownAs: methodCode,
      after,
      by: operator.operatorId,
      reason,
    });
    return { approval_id };
  }),
);

/** What the fields have to be together. Throws `invalidInput`, naming the field. */
function requireWhole(
  app: Pick<App, 'cashier'>,
  fields: PaymentMethodFields,
  before: PaymentMethodFields | undefined,
): void {
  const isManual = fields.kind === 'manual';
  if (isManual !== (fields.gateway === 'manual')) throw refuseField('fields.gateway', 'the method');
  if (isManual !== (fields.pay_to !== null)) throw refuseField('fields.pay_to', 'a value');
  if (before && before.kind !== fields.kind) throw refuseField('fields.kind', 'the method');
  const gateway = app.cashier.gateway(fields.gateway);
  const isKept = before?.gateway === fields.gateway;
  if (!isManual && !gateway && !isKept) throw refuseField('fields.gateway', 'the method');
  const minimum = parseMoney(fields.minimum);
  const maximum = parseMoney(fields.maximum);
  if (maximum < minimum) throw refuseField('fields.maximum', `at least ${fields.minimum}`);
  for (const name of ['minimum', 'maximum'] as const)
    requireWholeSteps(`fields.${name}`, parseMoney(fields[name]), stepOf(gateway));
  for (const text of fields.quick_amounts) {
    const amount = parseMoney(text);
    if (amount < minimum) throw refuseField('fields.quick_amounts', `at least ${fields.minimum}`);
    if (amount > maximum) throw refuseField('fields.quick_amounts', `at most ${fields.maximum}`);
    requireWholeSteps('fields.quick_amounts', amount, stepOf(gateway));
  }
}
