import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { siteFields } from '../../fields.ts';
import { popupSchema } from '../../popups.ts';

export const popups = defineCall({
  path: '/api/settings/popups',
  summary: 'What a site says over its pages by itself now, in its order',
  access: 'public',
  request: z.object({
    ...siteFields,
    language: wantedLanguageSchema,
    preview: z.string().max(2000).optional().describe("A preview's token, which shows drafts"),
  }),
  answer: z.object({ popups: z.array(popupSchema) }),
  refusals: ['siteNotFound'],
});
