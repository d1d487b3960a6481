import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { sessionFields, timeSchema } from '../../fields.ts';

export const miniGameCycle = defineCall({
  path: '/api/mini_game/mini_game_cycle',
  summary: 'When minigames can be played: the running cycle first, then the coming ones',
  access: 'player',
  request: z.object({ ...sessionFields, language: wantedLanguageSchema }),
  answer: z.object({
    value: z.array(
      z.object({
        cycle_id: z.int(),
        name: z.string(),
        status: z.int().describe('1 if it runs, otherwise 0'),
        starts_at: timeSchema,
        ends_at: timeSchema.nullable(),
      }),
    ),
  }),
  refusals: [],
});
