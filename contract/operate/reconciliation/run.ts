import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { gatewayCodeSchema } from '../../operator-reconciliation.ts';

export const reconciliationRun = defineOperation({
  path: '/operate/reconciliation/run',
  summary: 'Hold our payments of a day against the gateway’s own list now; no money is moved',
  access: 'reconciliation.update',
  scope: 'all',
  stepUp: false,
  audits: 'once',
  subject: 'reconciliation',
  request: z.object({ gateway: gatewayCodeSchema, day: z.iso.date().describe('Of UTC') }),
  answer: z.object({ run_id: z.uuid(), differences: z.int() }),
  refusals: ['gatewayUnlisted', 'gatewaySilent'],
  ratePerMinute: 12,
});
