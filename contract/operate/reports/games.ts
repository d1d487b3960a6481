import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import {
  gameFilters,
  gameGroupings,
  playFigures,
  reportedGameSchema,
  spanAnswer,
  spanFields,
} from '../../report-entities.ts';

export const reportsGames = defineOperation({
  path: '/operate/reports/games',
  summary: 'What was played by game, provider, category or day, most turnover first',
  access: 'reports.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ ...spanFields, ...gameFilters, by: z.enum(gameGroupings).default('game') }),
  answer: z.object({ ...spanAnswer, total: z.object(playFigures), value: z.array(reportedGameSchema) }),
  refusals: ['reportDays'],
});
