import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { gameKeySchema, reasonSchema } from '../../operator-entities.ts';

export const drawsCallOff = defineOperation({
  path: '/operate/draws/call_off',
  summary:
    'Ask for one draw of a lottery to be called off and its stakes to be given back; a second operator must approve it',
  access: 'games.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'draw',
  request: gameKeySchema.extend({
    chain: z.int().min(1),
    draw: z.int().min(1),
    reason: reasonSchema.describe('For the operator who is asked to approve, and for the provider'),
  }),
  answer: z.object({ approval_id: z.uuid() }),
  refusals: ['gameUnavailable', 'providerUnavailable', 'commandRefused'],
});
