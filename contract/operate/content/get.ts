import { contentDocuments } from '../../document-names.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { contentChangeSchema } from '../../site-documents.ts';

export const contentGet = defineOperation({
  path: '/operate/content/get',
  summary: 'A document of a site: as it is published, and its draft',
  access: 'content.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema, document: z.enum(contentDocuments) }),
  answer: z.object({
    published: contentChangeSchema,
    draft: contentChangeSchema.nullable(),
    saved_by: z.string(),
    saved_at: timeSchema.nullable(),
    publish_at: timeSchema.nullable().describe('When the draft is published by itself'),
    url: z.string().describe('Where the site is'),
    menu_entries: z
      .object({ menu: z.array(z.string()), game_menu: z.array(z.string()) })
      .describe('What the menus can hold'),
  }),
  refusals: ['siteNotFound'],
});
