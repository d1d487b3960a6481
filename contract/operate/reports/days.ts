import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { dayFigures, daySchema, liabilityFigures, spanAnswer, spanFields } from '../../report-entities.ts';

export const reportsDays = defineOperation({
  path: '/operate/reports/days',
  summary: 'The figures of each day, and of all of them together',
  access: 'reports.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object(spanFields),
  answer: z.object({
    ...spanAnswer,
    total: z.object(dayFigures),
    value: z.array(z.object({ day: daySchema, ...dayFigures, ...liabilityFigures })),
  }),
  refusals: ['reportDays'],
});
