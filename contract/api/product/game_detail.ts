import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { gamePageSchema, gameSchema } from '../../entities.ts';
import { siteFields } from '../../fields.ts';

export const gameDetail = defineCall({
  path: '/api/product/game_detail',
  summary: 'One game and similar ones',
  access: 'public',
  request: z.object({
    ...siteFields,
    provider_code: z.string().min(1, 'the provider').max(32),
    game_code: z.string().min(1, 'the game').max(64),
  }),
  answer: z.object({ game: gamePageSchema, similar: z.array(gameSchema) }),
  refusals: ['siteNotFound', 'gameNotFound'],
});
