import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { stepUpFields } from '../../fields.ts';
import { exclusionSchema } from '../../safety.ts';

export const safetySelfExclude = defineCall({
  path: '/api/safety/self_exclude',
  summary: 'No play, no deposits and no marketing for six months or longer, or for good; it cannot be undone',
  access: 'player',
  stepUp: 'always',
  request: z.object({
    ...stepUpFields,
    months: z.int().min(6).max(120).nullable().describe('Null excludes indefinitely'),
    confirm: z.literal(true, 'true: the player has read that it cannot be undone'),
  }),
  answer: z.object({ exclusion: exclusionSchema }),
  refusals: ['exclusionNotShortened'],
});
