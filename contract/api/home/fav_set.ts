import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';

export const favSet = defineCall({
  path: '/api/home/fav_set',
  summary: 'Add a game to the favourites, or remove it',
  access: 'player',
  request: z.object({
    ...sessionFields,
    provider_code: z.string().min(1, 'the provider').max(32),
    game_code: z.string().min(1, 'the game').max(64),
    favourite: z.boolean(),
  }),
  answer: z.object({}),
  refusals: ['gameNotFound'],
});
