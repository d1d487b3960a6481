import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema, siteCodeSchema } from '../../operator-entities.ts';
import { methodCodeSchema, paymentMethodFields } from '../../payment-method.ts';

export const methodsSave = defineOperation({
  path: '/operate/methods/save',
  summary:
    'Ask for a change of a payment method, or for a new one; it is made once a second operator approves',
  access: 'methods.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'payment_method',
  request: z.object({
    site_code: siteCodeSchema,
    method_code: methodCodeSchema,
    is_new: z.boolean().describe('Whether it is not there yet'),
    fields: paymentMethodFields,
    reason: reasonSchema,
  }),
  answer: z.object({ approval_id: z.uuid() }),
  refusals: ['methodUnavailable', 'methodExists', 'methodUnchanged', 'methodChangeAsked'],
});
