import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { sessionFields } from '../../fields.ts';
import { forfeitureSchema } from '../../promotions.ts';

export const forfeitPreview = defineCall({
  path: '/api/promotion/forfeit_preview',
  summary: 'What forfeiting a bonus would cost; nothing happens yet',
  access: 'player',
  request: z.object({ ...sessionFields, bonus_id: z.uuid('the bonus'), language: wantedLanguageSchema }),
  answer: z.object({ forfeiture: forfeitureSchema }),
  refusals: ['bonusNotFound', 'bonusFinished'],
});
