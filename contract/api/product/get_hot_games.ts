import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { gameSchema } from '../../entities.ts';
import { gameListNames } from '../../fallback-games.ts';
import { siteFields } from '../../fields.ts';

export const getHotGames = defineCall({
  path: '/api/product/get_hot_games',
  summary: "A site's hot games; or its featured, popular or new ones",
  access: 'public',
  request: z.object({
    ...siteFields,
    game_type: z.string().trim().max(32).default(''),
    /** Which of the site's lists. */
    list: z.enum(gameListNames).default('hot'),
  }),
  answer: z.object({ value: z.array(gameSchema) }),
  refusals: ['siteNotFound'],
});
