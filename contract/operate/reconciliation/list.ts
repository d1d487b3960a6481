import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields } from '../../operator-entities.ts';
import { gatewayCodeSchema, gatewayReconciliationSchema } from '../../operator-reconciliation.ts';

export const reconciliationList = defineOperation({
  path: '/operate/reconciliation/list',
  summary: 'Our payments held against each gateway’s list: the latest run of each gateway and day',
  access: 'reconciliation.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    gateway: gatewayCodeSchema.optional(),
    open_only: z.boolean().default(false).describe('Only those with differences that nobody has explained'),
  }),
  answer: z.object({
    ...cursorAnswer,
    total: z.int(),
    gateways: z.array(z.string()).describe('Those that are configured and have a list of their own'),
    value: z.array(gatewayReconciliationSchema),
  }),
  refusals: [],
});
