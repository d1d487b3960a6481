import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { pageAnswer, pageFields, siteFields } from '../../fields.ts';
import { promotionSchema } from '../../promotions.ts';

export const promotionList = defineCall({
  path: '/api/promotion/list',
  summary: "A site's open and upcoming promotions, in its order",
  access: 'public',
  request: z.object({ ...siteFields, ...pageFields, language: wantedLanguageSchema }),
  answer: z.object({ ...pageAnswer, value: z.array(promotionSchema) }),
  refusals: ['siteNotFound'],
});
