import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { gameSchema } from '../../entities.ts';
import { sessionFields } from '../../fields.ts';

export const recentlyPlayed = defineCall({
  path: '/api/home/recently_played',
  summary: 'The games the player opened most recently, each once, latest first',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({ value: z.array(gameSchema) }),
  refusals: [],
});
