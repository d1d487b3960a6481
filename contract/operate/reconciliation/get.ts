import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { gatewayDifferenceSchema, gatewayReconciliationSchema } from '../../operator-reconciliation.ts';

export const reconciliationGet = defineOperation({
  path: '/operate/reconciliation/get',
  summary: 'What a gateway’s list and our payments of a day say differently',
  access: 'reconciliation.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ run_id: z.uuid() }),
  answer: z.object({
    run: gatewayReconciliationSchema,
    value: z.array(gatewayDifferenceSchema).describe('At most 500, those that nobody has explained first'),
  }),
  refusals: ['reconciliationNotFound'],
});
