import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

export const auditVerify = defineOperation({
  path: '/operate/audit/verify',
  summary: 'Compute the chain of all entries again',
  access: 'audit.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({
    entries: z.int(),
    head: z.string().describe('The hash of the last entry'),
    fault: z.string().nullable().describe('What does not fit, or null'),
  }),
  refusals: [],
  ratePerMinute: 6,
});
