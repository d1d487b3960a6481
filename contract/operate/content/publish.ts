import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { contentChangeSchema } from '../../site-documents.ts';

export const contentPublish = defineOperation({
  path: '/operate/content/publish',
  summary: 'Publish a document; the site shows it at once',
  access: 'content.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'document',
  request: z.object({ site_code: siteCodeSchema, change: contentChangeSchema }),
  answer: z.object({ revision_id: z.uuid() }),
  refusals: ['siteNotFound', 'documentUnchanged'],
});
