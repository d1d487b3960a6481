import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { gameKeySchema, reasonSchema, siteCodeSchema } from '../../operator-entities.ts';

export const gamesChange = defineOperation({
  path: '/operate/games/change',
  summary: 'Mark, hide or disable games on one site, each by itself; rounds in play are finished',
  access: 'games.update',
  scope: 'site',
  stepUp: false,
  audits: 'each',
  subject: 'game',
  request: z.object({
    site_code: siteCodeSchema,
    games: z.array(gameKeySchema).min(1).max(100),
    change: z.object({
      hot: z.boolean().optional(),
      featured: z.boolean().optional(),
      new: z.boolean().optional(),
      hidden: z.boolean().optional(),
      disabled: z.boolean().optional().describe('No new round begins from this moment on'),
    }),
    reason: reasonSchema.optional(),
  }),
  answer: z.object({
    value: z.array(gameKeySchema.extend({ outcome: z.enum(['changed', 'unchanged', 'not_found']) })),
  }),
  refusals: [],
});
