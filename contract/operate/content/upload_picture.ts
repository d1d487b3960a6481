import { picturePlaces } from '../../document-names.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { cropSchema, pictureBody_bytes, pictureFileSchema } from '../../site-pictures.ts';

export const contentUploadPicture = defineOperation({
  path: '/operate/content/upload_picture',
  summary: 'Cut a picture to the size of its place and keep it with the site',
  access: 'content.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'picture',
  request: z.object({
    site_code: siteCodeSchema,
    place: z.enum(picturePlaces),
    file: pictureFileSchema,
    crop: cropSchema.nullable().describe('In fractions of the picture; null for its middle'),
  }),
  answer: z.object({ url: z.string() }),
  refusals: ['siteNotFound', 'pictureUnreadable'],
  bodyLimit_bytes: pictureBody_bytes,
  ratePerMinute: 30,
});
