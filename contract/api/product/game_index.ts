import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { gameSchema } from '../../entities.ts';
import { siteFields } from '../../fields.ts';

export const gameIndex = defineCall({
  path: '/api/product/game_index',
  summary: 'All games of a site at once, most popular first, for searching and filtering in the client',
  access: 'public',
  request: z.object(siteFields),
  answer: z.object({ value: z.array(gameSchema) }),
  refusals: ['siteNotFound'],
  ratePerMinute: 30,
});
