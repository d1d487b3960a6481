import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { ledgerAccountNameSchema } from '../../operator-money.ts';
import { playerIdSchema } from '../../operator-entities.ts';
import {
  cohortKinds,
  entryFigures,
  exportedReports,
  exportFormats,
  gameFilters,
  gameGroupings,
  playerOrders,
  spanFields,
} from '../../report-entities.ts';

export const reportsExport = defineOperation({
  path: '/operate/reports/export',
  summary: 'Prepare a file of a report; whoever asked downloads it once, within five minutes',
  access: 'reports.export',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'report',
  request: z.object({
    report: z.enum(exportedReports),
    format: z.enum(exportFormats),
    ...spanFields,
    ...gameFilters,
    by: z.enum(gameGroupings).default('game'),
    order: z.enum(playerOrders).default('turnover'),
    kind: z.enum(cohortKinds).default('first_deposit'),
    player_id: playerIdSchema.optional(),
    figure: z.enum(entryFigures).default('all'),
    account: ledgerAccountNameSchema.default('gaming').describe('Of postings'),
  }),
  answer: z.object({ path: z.string().describe('To be opened in the same browser') }),
  refusals: ['reportDays'],
  ratePerMinute: 20,
});
