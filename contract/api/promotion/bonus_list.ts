import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { pageAnswer, pageFields, sessionFields } from '../../fields.ts';
import { bonusGroups, bonusSchema } from '../../promotions.ts';

export const bonusList = defineCall({
  path: '/api/promotion/bonus_list',
  summary: "The player's bonuses with their progress: active, waiting and finished",
  access: 'player',
  request: z.object({
    ...sessionFields,
    ...pageFields,
    group: z.enum(bonusGroups).optional().describe('All by default'),
    language: wantedLanguageSchema,
  }),
  answer: z.object({ ...pageAnswer, value: z.array(bonusSchema) }),
  refusals: [],
});
