import { z } from 'zod';
import { defineCall } from '../call.ts';
import { seoRecordSchema } from '../entities.ts';
import { wantedLanguageSchema } from '../engagement.ts';
import { siteFields } from '../fields.ts';

export const seo = defineCall({
  path: '/api/seo',
  summary: 'The SEO record of a page',
  access: 'public',
  request: z.object({
    ...siteFields,
    page_name: z.string().trim().min(1, 'a page name').max(64),
    language: wantedLanguageSchema,
  }),
  answer: z.object({
    value: seoRecordSchema.nullable().describe('The record; null if the page has none'),
  }),
  refusals: ['siteNotFound'],
});
