import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import {
  cursorAnswer,
  cursorFields,
  gameKeySchema,
  gameStates,
  siteCodeSchema,
  siteGameSchema,
} from '../../operator-entities.ts';

export const gamesList = defineOperation({
  path: '/operate/games/list',
  summary: "The games of a site's providers in the order of the site, with what the operator chose",
  access: 'games.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    site_code: siteCodeSchema,
    search: z.string().trim().max(60, 'at most 60 characters').default('').describe('Part of a name or code'),
    provider_code: gameKeySchema.shape.provider_code.optional(),
    category: z.string().max(30, 'at most 30 characters').optional(),
    state: z.enum(gameStates).optional(),
    mark: z.enum(['hot', 'featured', 'new']).optional(),
  }),
  answer: z.object({
    ...cursorAnswer,
    total: z.int().describe('All that match'),
    providers: z.array(z.object({ provider_code: z.string(), provider_name: z.string() })),
    value: z.array(siteGameSchema),
  }),
  refusals: [],
});
