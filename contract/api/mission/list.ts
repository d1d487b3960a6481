import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { missionSchema, wantedLanguageSchema } from '../../engagement.ts';
import { sessionFields } from '../../fields.ts';

export const missionList = defineCall({
  path: '/api/mission/list',
  summary: 'The current missions with their progress, and unclaimed rewards of the previous period',
  access: 'player',
  request: z.object({ ...sessionFields, language: wantedLanguageSchema }),
  answer: z.object({
    claimable: z.int().describe('How many rewards can be claimed'),
    value: z.array(missionSchema),
  }),
  refusals: [],
});
