import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { newsItemSchema, wantedLanguageSchema } from '../../engagement.ts';
import { pageAnswer, pageFields, siteFields } from '../../fields.ts';

export const newsList = defineCall({
  path: '/api/news/list',
  summary: "The site's news, latest first",
  access: 'public',
  request: z.object({ ...siteFields, ...pageFields, language: wantedLanguageSchema }),
  answer: z.object({ ...pageAnswer, value: z.array(newsItemSchema) }),
  refusals: ['siteNotFound'],
});
