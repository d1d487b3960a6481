import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { moneySchema, sessionFields, timeSchema } from '../../fields.ts';
import { clientSeedSchema, miniGameResultFields, oddsVersionSchema } from '../../minigames.ts';

export const spinPlay = defineCall({
  path: '/api/spin/play',
  summary: 'Spin the wheel: the server decides where it stops, and credits the prize',
  access: 'player',
  request: z.object({ ...sessionFields, client_seed: clientSeedSchema, odds_version: oddsVersionSchema }),
  answer: z.object({
    ...miniGameResultFields,
    token_cost: moneySchema,
    next_free_at: timeSchema.nullable(),
  }),
  refusals: [
    'miniGameNotFound',
    'miniGameCycleOver',
    'miniGameOddsChanged',
    'miniGamePlaysUsed',
    'notEnoughTokens',
    'selfExcluded',
    'timedOut',
    'playNotAllowed',
    'underAge',
    'CLOSE',
  ],
});
