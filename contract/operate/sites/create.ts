import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema } from '../../fields.ts';
import {
  hostSchema,
  languagesSchema,
  lookSchema,
  newSiteCodeSchema,
  siteNameSchema,
} from '../../site-documents.ts';
import { pictureBody_bytes, pictureFileSchema } from '../../site-pictures.ts';

export const sitesCreate = defineOperation({
  path: '/operate/sites/create',
  summary: 'Open a brand: its site is there at once',
  access: 'sites.create',
  scope: 'all',
  stepUp: false,
  audits: 'once',
  subject: 'site',
  request: z.object({
    site_name: siteNameSchema,
    site_code: newSiteCodeSchema,
    domain: hostSchema,
    ...lookSchema.shape,
    logo: pictureFileSchema.nullable().describe('Null to make one from the name'),
    currency: currencySchema,
    ...languagesSchema.shape,
    time_zone: z.string().max(60),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'a country code of two letters')
      .nullable(),
    minimum_age: z.int().min(18, 'at least 18').max(25, 'at most 25'),
  }),
  answer: z.object({ site_code: z.string(), url: z.string() }),
  refusals: ['siteExists', 'domainTaken', 'invalidThemeCode', 'invalidThemeColor', 'pictureUnreadable'],
  bodyLimit_bytes: pictureBody_bytes,
  ratePerMinute: 10,
});
