import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { moneySchema, sessionFields } from '../../fields.ts';
import { bonusSchema } from '../../promotions.ts';

export const forfeitBonus = defineCall({
  path: '/api/promotion/forfeit',
  summary: 'Forfeit a bonus, as shown in the preview',
  access: 'player',
  request: z.object({
    ...sessionFields,
    bonus_id: z.uuid('the bonus'),
    forfeits: moneySchema.describe('As the preview answered it; refused if it has changed since'),
    language: wantedLanguageSchema,
  }),
  answer: z.object({ bonus: bonusSchema }),
  refusals: ['bonusNotFound', 'bonusFinished', 'forfeitureChanged'],
});
