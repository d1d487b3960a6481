import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reportedSegmentSchema, spanAnswer, spanFields } from '../../report-entities.ts';

export const reportsSegments = defineOperation({
  path: '/operate/reports/segments',
  summary: 'The play of new and returning players, and by VIP level',
  access: 'reports.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object(spanFields),
  answer: z.object({ ...spanAnswer, value: z.array(reportedSegmentSchema) }),
  refusals: ['reportDays'],
});
