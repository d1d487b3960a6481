import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, playerIdSchema } from '../../operator-entities.ts';
import { buckets, postingSchema } from '../../operator-player.ts';

export const playersPostings = defineOperation({
  path: '/operate/players/postings',
  summary: 'The postings of a player’s wallet, latest first',
  access: 'players.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    player_id: playerIdSchema,
    bucket: z.enum(buckets).optional().describe('Only what changed this bucket'),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(postingSchema) }),
  refusals: ['playerNotFound'],
});
