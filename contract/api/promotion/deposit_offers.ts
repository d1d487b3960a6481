import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { sessionFields } from '../../fields.ts';
import { promotionDetailSchema } from '../../promotions.ts';

export const depositOffers = defineCall({
  path: '/api/promotion/deposit_offers',
  summary: 'The promotions that the player may claim now with a deposit, with all of their terms',
  access: 'player',
  request: z.object({ ...sessionFields, language: wantedLanguageSchema }),
  answer: z.object({ value: z.array(promotionDetailSchema) }),
  refusals: [],
});
