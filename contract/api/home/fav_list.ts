import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { favouriteGameSchema } from '../../entities.ts';
import { sessionFields } from '../../fields.ts';

export const favList = defineCall({
  path: '/api/home/fav_list',
  summary: "The player's favourite games",
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({ value: z.array(favouriteGameSchema) }),
  refusals: [],
});
