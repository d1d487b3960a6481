import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { moneySchema, sessionFields } from '../../fields.ts';

export const miniGameGamify = defineCall({
  path: '/api/mini_game/mini_game_gamify',
  summary: 'How tokens are earned, and the progress to the next',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    value: z.array(
      z.object({
        rule: z.enum(['turnover', 'deposit']),
        step: moneySchema.describe('How much must be staked, or deposited, for the tokens'),
        tokens: moneySchema,
        progress: moneySchema.describe('Towards the next step'),
        progress_percent: z.int().min(0).max(100),
        earned_token: moneySchema.describe('By this rule, in total'),
      }),
    ),
  }),
  refusals: [],
});
