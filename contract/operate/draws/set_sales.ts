import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { gameKeySchema, reasonSchema } from '../../operator-entities.ts';

export const drawsSetSales = defineOperation({
  path: '/operate/draws/set_sales',
  summary: 'Stop the sales of a lottery on all sites, or let them go on; what was sold is drawn',
  access: 'games.update',
  scope: 'all',
  stepUp: false,
  audits: 'once',
  subject: 'game',
  request: gameKeySchema.extend({ stopped: z.boolean(), reason: reasonSchema }),
  answer: z.object({ changed: z.boolean().describe('False if it was so already') }),
  refusals: ['gameUnavailable', 'providerUnavailable', 'commandRefused'],
});
