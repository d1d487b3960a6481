import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { missionSchema, wantedLanguageSchema } from '../../engagement.ts';
import { sessionFields } from '../../fields.ts';

export const missionList = defineCall({
  path: '/api/mission/list',
  summary: 'The missions of now with their progress, and rewards of the period before that still wait',
  access: 'player',
  request: z.object({ ...sessionFields, language: wantedLanguageSchema }),
  answer: z.object({
    claimable: z.int().describe('How many rewards wait'),
    value: z.array(missionSchema),
  }),
  refusals: [],
});
