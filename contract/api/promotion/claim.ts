import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { sessionFields } from '../../fields.ts';
import { bonusSchema } from '../../promotions.ts';

export const promotionClaim = defineCall({
  path: '/api/promotion/claim',
  summary: 'Claim a promotion: it becomes a bonus, at once or with the deposit that it waits for',
  access: 'player',
  request: z.object({
    ...sessionFields,
    promotion_id: z.uuid('the promotion'),
    language: wantedLanguageSchema,
  }),
  answer: z.object({ bonus: bonusSchema }),
  refusals: [
    'promotionNotFound',
    'promotionNotOpen',
    'promotionNotForYou',
    'promotionAlreadyClaimed',
    'promotionDuplicate',
    'promotionStakes',
    'promotionNotClaimable',
    'promotionUsedUp',
    'bonusNotStackable',
    'bonusQueueFull',
    'depositNumberPassed',
    'selfExcluded',
    'timedOut',
    'playNotAllowed',
    'underAge',
  ],
});
