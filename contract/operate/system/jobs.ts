import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';

export const systemJobs = defineOperation({
  path: '/operate/system/jobs',
  summary: 'Tasks of the queue, and the jobs that failed',
  access: 'system.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({
    tasks: z.array(
      z.object({
        task: z.string(),
        scheduled: z.boolean(),
        waiting: z.int(),
        running: z.int(),
        failed: z.int(),
        last_succeeded_at: timeSchema.nullable(),
        last_failed_at: timeSchema.nullable(),
        last_error: z.string(),
        last_ms: z.int().nullable().describe('How long the last run took'),
      }),
    ),
    failed: z
      .array(
        z.object({
          job_id: z.string(),
          task: z.string(),
          error: z.string(),
          attempts: z.int(),
          max_attempts: z.int(),
          next_at: timeSchema.nullable().describe('When it is tried again by itself; null if it is not'),
          created_at: timeSchema,
        }),
      )
      .describe('At most 200, the latest first'),
  }),
  refusals: [],
});
