import { settingsDocuments } from '../../document-names.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, siteCodeSchema } from '../../operator-entities.ts';
import { revisionSchema } from '../../site-documents.ts';

export const sitesHistory = defineOperation({
  path: '/operate/sites/history',
  summary: 'What was changed in the settings of a site, latest first',
  access: 'sites.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    site_code: siteCodeSchema,
    document: z.enum(settingsDocuments).optional(),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(revisionSchema) }),
  refusals: ['siteNotFound'],
});
