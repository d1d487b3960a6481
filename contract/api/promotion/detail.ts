import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { siteFields } from '../../fields.ts';
import { promotionDetailSchema } from '../../promotions.ts';

export const promotionDetail = defineCall({
  path: '/api/promotion/detail',
  summary: 'A promotion with its texts and all of its terms',
  access: 'public',
  request: z.object({
    ...siteFields,
    promotion_id: z.uuid('the promotion'),
    language: wantedLanguageSchema,
  }),
  answer: z.object({ promotion: promotionDetailSchema }),
  refusals: ['siteNotFound', 'promotionNotFound'],
});
