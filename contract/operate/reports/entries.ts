import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, playerIdSchema } from '../../operator-entities.ts';
import { entryFigures, entrySchema, gameFilters, spanAnswer, spanFields } from '../../report-entities.ts';

export const reportsEntries = defineOperation({
  path: '/operate/reports/entries',
  summary: 'The operations of the ledger behind a figure, latest first; at most 31 days without a player',
  access: 'reports.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    ...spanFields,
    ...gameFilters,
    player_id: playerIdSchema.optional(),
    figure: z.enum(entryFigures).default('all'),
  }),
  answer: z.object({ ...spanAnswer, ...cursorAnswer, value: z.array(entrySchema) }),
  refusals: ['reportDays'],
});
