import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { moneySchema, sessionFields } from '../../fields.ts';
import { clientSeedSchema, oddsVersionSchema } from '../../minigames.ts';

export const miniGameIdSchema = z.string().regex(/^[a-z0-9-]{2,40}$/, 'the id of a minigame');

export const miniGameBet = defineCall({
  path: '/api/mini_game/mini_game_bet',
  summary: 'Begin a play: its tokens are taken, and both seeds draw its prize',
  access: 'player',
  request: z.object({
    ...sessionFields,
    game_id: miniGameIdSchema,
    client_seed: clientSeedSchema,
    odds_version: oddsVersionSchema,
  }),
  answer: z.object({
    play_id: z.uuid(),
    game_id: z.string(),
    token_cost: moneySchema,
    server_seed_hash: z.string(),
    client_seed: z.string(),
    token_balance: moneySchema,
    frozen_token: moneySchema,
  }),
  refusals: [
    'miniGameNotFound',
    'miniGameCycleOver',
    'miniGamePlayOpen',
    'miniGameOddsChanged',
    'miniGamePlaysUsed',
    'notEnoughTokens',
    'selfExcluded',
    'timedOut',
    'playNotAllowed',
    'underAge',
  ],
});
