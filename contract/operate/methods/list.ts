import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { methodCodeSchema, paymentMethodFields, paymentMethodSchema } from '../../payment-method.ts';

export const methodsList = defineOperation({
  path: '/operate/methods/list',
  summary: 'The payment methods of a site, in their order, with the changes that wait for a second operator',
  access: 'methods.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema }),
  answer: z.object({
    currency: currencySchema,
    gateways: z.array(methodCodeSchema).describe('Those that this server is connected to'),
    value: z.array(paymentMethodSchema),
    asked_new: z
      .array(
        z.object({
          method_code: methodCodeSchema,
          approval_id: z.uuid(),
          asked_by: z.string(),
          fields: paymentMethodFields,
        }),
      )
      .describe('Methods that are not there until a second operator approves'),
  }),
  refusals: [],
});
