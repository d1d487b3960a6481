import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';

export const systemRetryJobs = defineOperation({
  path: '/operate/system/retry_jobs',
  summary: 'Try a failed job again now, or all of them',
  access: 'system.update',
  scope: 'all',
  stepUp: false,
  audits: 'once',
  subject: 'job',
  request: z.object({
    job_id: z
      .string()
      .regex(/^[1-9]\d{0,17}$/, 'the job')
      .nullable()
      .describe('Null for all that failed'),
    reason: reasonSchema,
  }),
  answer: z.object({ retried: z.int() }),
  refusals: ['jobNotFound'],
});
