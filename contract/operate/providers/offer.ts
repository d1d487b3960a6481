import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { providerCodeSchema, reasonSchema, siteCodeSchema } from '../../operator-entities.ts';

export const providersOffer = defineOperation({
  path: '/operate/providers/offer',
  summary: 'Offer the games of a provider on a site, or no longer; rounds in play are finished',
  access: 'games.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'provider',
  request: z.object({
    provider_code: providerCodeSchema,
    site_code: siteCodeSchema,
    offered: z.boolean(),
    reason: reasonSchema,
  }),
  answer: z.object({}),
  refusals: ['providerNotFound', 'siteNotFound', 'connectionUnchanged'],
});
