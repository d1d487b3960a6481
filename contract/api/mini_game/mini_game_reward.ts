import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { miniGameResultFields } from '../../minigames.ts';
import { miniGameIdSchema } from './mini_game_bet.ts';

export const miniGameReward = defineCall({
  path: '/api/mini_game/mini_game_reward',
  summary: 'Claim the prize of the open play, once',
  access: 'player',
  request: z.object({ ...sessionFields, game_id: miniGameIdSchema }),
  answer: z.object(miniGameResultFields),
  refusals: ['miniGameNotFound', 'miniGameNoPlay', 'CLOSE'],
});
