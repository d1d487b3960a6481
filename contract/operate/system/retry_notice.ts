import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';

export const systemRetryNotice = defineOperation({
  path: '/operate/system/retry_notice',
  summary: 'Ask the gateway how a payment or payout stands whose notice failed, and apply its answer',
  access: 'system.update',
  scope: 'all',
  stepUp: false,
  audits: 'once',
  subject: 'notice',
  request: z.object({
    gateway: z.string().min(1).max(100),
    event_id: z.string().min(1).max(300),
    reason: reasonSchema,
  }),
  answer: z.object({
    applied: z.boolean(),
    detail: z.string().describe('What came of it, or why the gateway could not be asked'),
  }),
  refusals: ['noticeNotFound'],
  ratePerMinute: 30,
});
