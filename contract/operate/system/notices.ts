import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';

export const systemNotices = defineOperation({
  path: '/operate/system/notices',
  summary: 'Notices of payment gateways that could not be applied',
  access: 'system.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({
    value: z
      .array(
        z.object({
          gateway: z.string(),
          event_id: z.string(),
          event_type: z.string(),
          about: z.enum(['payment', 'payout']),
          object_id: z.string().describe('The gateway’s id of the payment or payout'),
          error: z.string(),
          attempts: z.int(),
          first_at: timeSchema,
          last_at: timeSchema,
        }),
      )
      .describe('At most 200, the latest first'),
  }),
  refusals: [],
});
