import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { exclusionSchema } from '../../safety.ts';

export const safetyExclusionReturn = defineCall({
  path: '/api/safety/exclusion_return',
  summary:
    'Request to play again. After a definite exclusion, play is possible 24 hours later; for an indefinite one the request is possible after six months, and an operator decides',
  access: 'player',
  request: z.object({ ...sessionFields, exclusion_id: z.uuid('the exclusion') }),
  answer: z.object({ exclusion: exclusionSchema }),
  refusals: ['exclusionNotFound', 'exclusionNotOver'],
});
