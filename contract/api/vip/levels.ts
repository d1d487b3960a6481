import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { currencySchema, siteFields } from '../../fields.ts';
import { vipStepSchema } from '../../promotions.ts';

export const vipLevels = defineCall({
  path: '/api/vip/levels',
  summary: 'All VIP levels of a site with their requirements and benefits; empty if it has no ladder',
  access: 'public',
  request: z.object({ ...siteFields, language: wantedLanguageSchema }),
  answer: z.object({ currency: currencySchema, value: z.array(vipStepSchema) }),
  refusals: ['siteNotFound'],
});
