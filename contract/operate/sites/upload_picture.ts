import { logoPlaces } from '../../document-names.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { cropSchema, pictureBody_bytes, pictureFileSchema } from '../../site-pictures.ts';

export const sitesUploadPicture = defineOperation({
  path: '/operate/sites/upload_picture',
  summary: 'Cut a logo or a picture of the site to the size of its place and keep it',
  access: 'sites.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'picture',
  request: z.object({
    site_code: siteCodeSchema,
    place: z.enum(logoPlaces),
    file: pictureFileSchema,
    crop: cropSchema.nullable(),
  }),
  answer: z.object({ url: z.string() }),
  refusals: ['siteNotFound', 'pictureUnreadable'],
  bodyLimit_bytes: pictureBody_bytes,
  ratePerMinute: 30,
});
