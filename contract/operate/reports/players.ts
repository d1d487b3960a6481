import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerOrders, reportedPlayerSchema, spanAnswer, spanFields } from '../../report-entities.ts';

export const reportsPlayers = defineOperation({
  path: '/operate/reports/players',
  summary: 'The players who come first by a figure',
  access: 'reports.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...spanFields,
    order: z.enum(playerOrders).default('turnover'),
    limit: z.int().min(1).max(500).default(100),
  }),
  answer: z.object({ ...spanAnswer, value: z.array(reportedPlayerSchema) }),
  refusals: ['reportDays'],
});
