import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { newsItemSchema, wantedLanguageSchema } from '../../engagement.ts';
import { siteFields } from '../../fields.ts';

export const newsDetail = defineCall({
  path: '/api/news/detail',
  summary: 'One news item with its text',
  access: 'public',
  request: z.object({
    ...siteFields,
    news_id: z.string().regex(/^[a-z0-9-]{2,64}$/, 'the news'),
    language: wantedLanguageSchema,
  }),
  answer: z.object({ value: newsItemSchema.extend({ body: z.string().describe('Sanitised HTML') }) }),
  refusals: ['siteNotFound', 'newsNotFound'],
});
