import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields, timeSchema } from '../../fields.ts';
import { exclusionSchema } from '../../safety.ts';

export const safetyExclusion = defineCall({
  path: '/api/safety/exclusion',
  summary: 'Whether the player may play, and the active time-outs and exclusions',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    may_play: z.boolean(),
    may_play_from: timeSchema
      .nullable()
      .describe('Null if the player may play now, or if it is not known yet'),
    exclusions: z.array(exclusionSchema).describe('The active ones, longest first'),
  }),
  refusals: [],
});
