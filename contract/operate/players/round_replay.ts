import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema } from '../../operator-entities.ts';

export const playersRoundReplay = defineOperation({
  path: '/operate/players/round_replay',
  summary: 'The address at which the provider shows a round again',
  access: 'players.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    player_id: playerIdSchema,
    provider_code: z.string().max(64, 'the provider'),
    round_id: z.string().max(200, 'the round'),
  }),
  answer: z.object({ url: z.string().nullable().describe('Null if the provider is not connected') }),
  refusals: ['playerNotFound', 'roundNotFound', 'providerUnavailable'],
});
