import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { lookSchema, siteNameSchema } from '../../site-documents.ts';

export const sitesPreview = defineOperation({
  path: '/operate/sites/preview',
  summary:
    'The signed address of a site in another template or palette, or with its drafts; nothing is saved',
  access: 'sites.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    site_code: siteCodeSchema,
    look: lookSchema.nullable(),
    name: siteNameSchema.nullable().describe('A name to show it with'),
    drafts: z.boolean(),
    path: z
      .string()
      .max(200)
      .regex(/^\/[\w/-]*$/, 'a path of the site'),
  }),
  answer: z.object({ url: z.string(), expires_at: timeSchema }),
  refusals: ['siteNotFound', 'invalidThemeCode', 'invalidThemeColor'],
});
