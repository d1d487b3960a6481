import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  contentSchema,
  languageSchema,
  maintenanceSchema,
  providerCountSchema,
  siteSchema,
} from '../entities.ts';
import { domainNameSchema } from '../fields.ts';

/** What a front end needs before its first screen: the site behind a domain, its content and its languages. */
export const startup = defineCall({
  path: '/api/startup',
  summary: 'The site behind a domain name',
  access: 'public',
  request: z.object({ domain_name: domainNameSchema }),
  answer: z.object({
    maintenance: maintenanceSchema,
    content: contentSchema,
    site: siteSchema,
    language: z.array(languageSchema),
    provider_count: z.array(providerCountSchema),
    aff_domain: z.string(),
    live_chat: z.object({ chat_id: z.string(), image_id: z.string() }),
    message: z.string(),
  }),
  servesClosedSites: true,
  refusals: ['siteNotFound', 'siteInactive', 'siteExpired', 'invalidThemeCode', 'invalidThemeColor'],
});
