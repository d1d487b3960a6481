import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { cadences } from '../../report-entities.ts';
import { reportsExport } from './export.ts';

export const reportsSubscribe = defineOperation({
  path: '/operate/reports/subscribe',
  summary:
    'Have a report with its filters sent by e-mail each day, week or month, about the one that has ended',
  access: 'reports.export',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'report_subscription',
  request: reportsExport.request.omit({ day_from: true, day_to: true }).extend({
    name: z.string().trim().min(2, 'at least 2 characters').max(80, 'at most 80 characters'),
    cadence: z.enum(cadences),
    hour: z.int().min(0).max(23).describe('In the zone of the site, or of the operator’s first one'),
  }),
  answer: z.object({ subscription_id: z.uuid(), next_at: timeSchema }),
  refusals: [],
  ratePerMinute: 20,
});
