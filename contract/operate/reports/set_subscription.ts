import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

export const reportsSetSubscription = defineOperation({
  path: '/operate/reports/set_subscription',
  summary: 'Pause a scheduled report of one’s own, let it go on, or remove it',
  access: 'reports.export',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'report_subscription',
  request: z.object({
    subscription_id: z.uuid(),
    state: z.enum(['active', 'paused', 'removed']),
  }),
  answer: z.object({}),
  refusals: ['subscriptionNotFound'],
});
