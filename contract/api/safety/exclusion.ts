import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields, timeSchema } from '../../fields.ts';
import { exclusionSchema } from '../../safety.ts';

export const safetyExclusion = defineCall({
  path: '/api/safety/exclusion',
  summary: 'Whether the player may play, and the time-outs and exclusions that stand',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    may_play: z.boolean(),
    may_play_from: timeSchema.nullable().describe('Null where he may play now, or where it is not known yet'),
    exclusions: z.array(exclusionSchema).describe('Those that stand, the longest first'),
  }),
  refusals: [],
});
