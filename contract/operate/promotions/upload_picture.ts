import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { cropSchema, pictureBody_bytes, pictureFileSchema } from '../../site-pictures.ts';

export const promotionsUploadPicture = defineOperation({
  path: '/operate/promotions/upload_picture',
  summary: 'Cut the picture of a promotion to its size and keep it with the site',
  access: 'promotions.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'picture',
  request: z.object({
    site_code: siteCodeSchema,
    file: pictureFileSchema,
    crop: cropSchema.nullable().describe('In fractions of the picture; null for its middle'),
  }),
  answer: z.object({ url: z.string() }),
  refusals: ['siteNotFound', 'pictureUnreadable'],
  bodyLimit_bytes: pictureBody_bytes,
  ratePerMinute: 30,
});
