import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';

export const contentPreview = defineOperation({
  path: '/operate/content/preview',
  summary: 'The signed address of a site with its drafts; nothing is published',
  access: 'content.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    site_code: siteCodeSchema,
    path: z
      .string()
      .max(200)
      .regex(/^\/[\w/-]*$/, 'a path of the site'),
  }),
  answer: z.object({ url: z.string(), expires_at: timeSchema }),
  refusals: ['siteNotFound'],
});
