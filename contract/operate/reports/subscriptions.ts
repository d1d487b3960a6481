import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { cadences, exportedReports, exportFormats, sentOutcomes } from '../../report-entities.ts';

export const reportsSubscriptions = defineOperation({
  path: '/operate/reports/subscriptions',
  summary: 'The reports that the calling operator has sent to them by e-mail',
  access: 'reports.export',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({
    value: z.array(
      z.object({
        subscription_id: z.uuid(),
        name: z.string(),
        report: z.enum(exportedReports),
        format: z.enum(exportFormats),
        site_code: z.string().nullable().describe('Null for all sites of the operator'),
        currency: z.string().nullable(),
        cadence: z.enum(cadences),
        hour: z.int(),
        time_zone: z.string(),
        active: z.boolean(),
        next_at: timeSchema,
        last_at: timeSchema.nullable(),
        last_outcome: z.enum(sentOutcomes).nullable(),
        file: z
          .object({ path: z.string(), name: z.string(), prepared_at: timeSchema })
          .nullable()
          .describe('The latest that can be downloaded'),
      }),
    ),
  }),
  refusals: [],
});
