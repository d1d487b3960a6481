import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { gameSchema } from '../../entities.ts';
import { siteFields } from '../../fields.ts';

export const gameIndex = defineCall({
  path: '/api/product/game_index',
  summary:
    'All games of a site at once, the most popular first, for who searches and filters without asking again',
  access: 'public',
  request: z.object(siteFields),
  answer: z.object({ value: z.array(gameSchema) }),
  refusals: ['siteNotFound'],
  ratePerMinute: 30,
});
