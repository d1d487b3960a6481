import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { moneySchema, sessionFields } from '../../fields.ts';
import { miniGameSchema } from '../../minigames.ts';

export const spinWheel = defineCall({
  path: '/api/spin/wheel',
  summary: 'The wheel of the site, with its prizes and odds, and what the next spin costs',
  access: 'player',
  request: z.object({ ...sessionFields, language: wantedLanguageSchema }),
  answer: z.object({ wheel: miniGameSchema.nullable(), token_balance: moneySchema }),
  refusals: [],
});
