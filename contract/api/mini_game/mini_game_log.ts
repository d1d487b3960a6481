import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import {
  currencySchema,
  moneySchema,
  pageAnswer,
  pageFields,
  sessionFields,
  timeSchema,
} from '../../fields.ts';
import { miniGameKinds } from '../../minigames.ts';

export const miniGameLog = defineCall({
  path: '/api/mini_game/mini_game_log',
  summary: "The player's plays with tokens, latest first",
  access: 'player',
  request: z.object({ ...sessionFields, ...pageFields, language: wantedLanguageSchema }),
  answer: z.object({
    ...pageAnswer,
    value: z.array(
      z.object({
        play_id: z.uuid(),
        game_id: z.string(),
        name: z.string(),
        kind: z.enum(miniGameKinds),
        token_cost: moneySchema,
        prize_kind: z
          .enum(['none', 'cash', 'token', 'open'])
          .describe('open: not claimed yet, so not revealed'),
        prize_amount: moneySchema,
        currency: currencySchema,
        at: timeSchema,
      }),
    ),
  }),
  refusals: [],
});
