import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { moneySchema, sessionFields, timeSchema } from '../../fields.ts';
import { miniGameResultFields } from '../../minigames.ts';

export const spinPlay = defineCall({
  path: '/api/spin/play',
  summary: 'Spin the wheel: the server says where it stops, and the prize is credited',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    ...miniGameResultFields,
    token_cost: moneySchema,
    next_free_at: timeSchema.nullable(),
  }),
  refusals: [
    'miniGameNotFound',
    'miniGameCycleOver',
    'notEnoughTokens',
    'selfExcluded',
    'timedOut',
    'playNotAllowed',
    'underAge',
    'CLOSE',
  ],
});
