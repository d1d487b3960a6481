import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { gameKeySchema, siteCodeSchema } from '../../operator-entities.ts';

export const gamesMove = defineOperation({
  path: '/operate/games/move',
  summary: 'Put a game at another place in the order of a site',
  access: 'games.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'game',
  request: z.object({
    site_code: siteCodeSchema,
    game: gameKeySchema,
    after: gameKeySchema.nullable().describe('The game that it then follows; null for the first place'),
  }),
  answer: z.object({ place: z.int().describe('Its place now, from 1') }),
  refusals: ['gameNotFound'],
});
